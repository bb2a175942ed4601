import { GraduationCap } from 'lucide-react'
import type { PicturedLine, SellableUi } from '../../sellable.ts'
import { GirihCover } from '../../ui/girih/girih.tsx'

export const courseSold: SellableUi = {
  kind: 'course',
  note: 'دوره',
  plural: 'دوره‌ها',
  icon: GraduationCap,
  Picture: CoursePicture,
  canBeWished: true,
  opened({ href }) {
    const slug = /^\/courses\/([^/]+)$/.exec(href ?? '')?.[1]
    return slug ? { to: `/learn/${slug}`, label: 'شروع یادگیری' } : null
  },
}

function CoursePicture({ line: { id, href, picture, palette } }: { line: PicturedLine }) {
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
