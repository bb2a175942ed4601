import type { GiftCardDesign } from '@arvand/contracts/gift-cards'
import { Girih } from '../../ui/girih/girih.tsx'
import { faceSlugs } from './faces.ts'

/** The face of a card at the start of a row. */
export function SmallFace({ design }: { design: GiftCardDesign }) {
  return (
    <span className="relative block aspect-[8/5] w-16 shrink-0 overflow-clip rounded-small">
      <Girih slug={faceSlugs[design]} category={design} className="absolute inset-0 size-full" />
    </span>
  )
}
