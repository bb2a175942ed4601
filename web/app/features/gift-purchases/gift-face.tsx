import type { Answer } from '@arvand/contracts/endpoint'
import type { showGiftPurchase } from '@arvand/contracts/home/gift-purchases'
import { Gift as GiftIcon, GraduationCap } from 'lucide-react'
import type { ReactNode } from 'react'
import { Girih, GirihCover } from '../../ui/girih/girih.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { claimWords as words } from './words.ts'

export type GiftPurchase = Answer<typeof showGiftPurchase>['gift']
type Item = GiftPurchase['item']

interface GiftFaceProps extends Pick<GiftPurchase, 'kind' | 'giver' | 'recipientName' | 'message' | 'item'> {
  readonly level?: 1 | 2
  /** Actions below the gift. */
  readonly children?: ReactNode
}

/** A gift as its recipient sees it: girih, giver, message, and the item inside. */
export function GiftFace({ kind, giver, recipientName, message, item, level = 1, children }: GiftFaceProps) {
  const Heading = `h${level}` as const
  return (
    <article className="overflow-clip rounded-band border border-line bg-surface">
      <div className="relative">
        <Girih
          slug={slugOf(item)}
          category={item.palette ?? 'firoozeh'}
          shape="wall"
          className="block h-36 w-full overflow-hidden md:h-48"
        />
        <span className="absolute inset-x-0 -bottom-9 mx-auto grid size-18 place-items-center rounded-full border-4 border-surface bg-accent-100 text-accent-800">
          <Icon of={kind === 'gift' ? GiftIcon : GraduationCap} size={30} />
        </span>
      </div>
      <div className="grid justify-items-center gap-5 px-5 pt-14 pb-8 text-center md:px-12 md:pb-11">
        <div className="grid gap-1">
          {recipientName ? <p className="text-16 text-muted">{words.dear(recipientName)}</p> : null}
          <Heading className="text-26 font-display wrap-anywhere md:text-32">{words[kind](giver)}</Heading>
        </div>
        {message ? (
          <blockquote className="max-w-[34rem] text-18 leading-loose whitespace-pre-line wrap-anywhere">
            «{message}»
          </blockquote>
        ) : null}
        <ItemStrip item={item} />
        {children}
      </div>
    </article>
  )
}

/** The item inside the gift. */
function ItemStrip({ item }: { item: Item }) {
  const { title, href, picture, palette } = item
  return (
    <div className="flex w-full max-w-[30rem] items-center gap-4 rounded-card border border-line p-3 text-start">
      <span className="w-24 shrink-0 overflow-clip rounded-control sm:w-36">
        {picture ? (
          <img
            src={picture.src}
            srcSet={picture.sizes.map(({ src, width }) => `${src} ${width}w`).join(', ')}
            sizes="9rem"
            alt=""
            width={640}
            height={360}
            decoding="async"
            className="aspect-video w-full object-cover"
          />
        ) : (
          <GirihCover slug={slugOf(item)} category={palette ?? 'firoozeh'} />
        )}
      </span>
      <span className="min-w-0">
        <span className="block text-14 text-muted">{words.course}</span>
        <span className="block text-16 font-label wrap-anywhere">
          {href ? (
            <Link to={href} className="rounded-small hover:text-primary-700">
              {title}
            </Link>
          ) : (
            title
          )}
        </span>
      </span>
    </div>
  )
}

/** The girih of an item is drawn from its slug, as on its own page. */
const slugOf = ({ href, title }: Item): string => href?.split('/').at(-1) ?? title
