import type { Answer } from '@arvand/contracts/endpoint'
import type { showCart } from '@arvand/contracts/home/cart'
import { Gift, Sparkles } from 'lucide-react'
import { GirihCover } from '../../ui/girih/girih.tsx'
import { Icon } from '../../ui/icon.tsx'

export type CartLine = Answer<typeof showCart>['lines'][number]

type Pictured = Pick<CartLine, 'kind' | 'id' | 'href' | 'picture' | 'palette'>

const frame = 'w-16 shrink-0 self-start overflow-clip rounded-small sm:w-32 sm:rounded-control'

/** What stands at the start of a line: the picture of a course, a mark of the other kinds. */
export function LineThumb({ line }: { line: Pictured }) {
  if (line.kind !== 'course')
    return (
      <span className={`${frame} grid aspect-video place-items-center bg-accent-100 text-accent-800`}>
        <Icon of={line.kind === 'giftCard' ? Gift : Sparkles} size={24} />
      </span>
    )
  return (
    <span className={frame}>
      <CoursePicture line={line} />
    </span>
  )
}

function CoursePicture({ line: { id, href, picture, palette } }: { line: Pictured }) {
  // The girih of a course follows from its slug, as on its own page.
  if (!picture) return <GirihCover slug={href?.split('/').at(-1) ?? id} category={palette ?? 'firoozeh'} />
  return (
    <img
      src={picture.src}
      srcSet={picture.sizes.map(({ src, width }) => `${src} ${width}w`).join(', ')}
      sizes="8rem"
      alt=""
      width={640}
      height={360}
      decoding="async"
      className="aspect-video w-full object-cover"
    />
  )
}
