import type { GiftCardDesign } from '@arvand/contracts/gift-cards'
import { tomanNumber } from '@arvand/persian/money'
import { Girih } from '../../ui/girih/girih.tsx'
import { palettes } from '../../ui/girih/palettes.ts'
import { faceSlugs } from './faces.ts'
import { faceWords as words } from './words.ts'

interface CardFaceProps {
  readonly design: GiftCardDesign
  /** Rials. */
  readonly amount: number
  readonly name?: string | null
  /** The code in groups of four, or its last four characters. */
  readonly code?: string | null
  /** Drawn in grey, because the card cannot pay any more. */
  readonly faded?: boolean
  readonly className?: string
}

/** A gift card drawn like a real one: girih above, its kind and recipient below. */
export function CardFace({ design, amount, name, code, faded = false, className = '' }: CardFaceProps) {
  const { ground, strap, spark, line } = palettes[design].night
  return (
    <div
      className={`@container relative flex aspect-[8/5] flex-col overflow-clip rounded-card shadow-float ${faded ? 'opacity-80 grayscale' : ''} ${className}`}
      style={{ background: ground, color: strap }}
    >
      <div className="relative min-h-0 flex-1">
        <Girih slug={faceSlugs[design]} category={design} className="absolute inset-0 size-full" />
      </div>
      <div
        className="grid gap-1 border-t-3 px-[5cqi] py-[3.5cqi]"
        style={{ background: ground, borderColor: spark, boxShadow: `0 -1px 0 2px ${line}` }}
      >
        <div className="flex items-baseline justify-between gap-3">
          <p className="flex items-baseline gap-1.5">
            <span className="text-[clamp(1.1rem,9cqi,2.2rem)] leading-tight font-display">
              {tomanNumber(amount)}
            </span>
            <span className="text-14">{words.toman}</span>
          </p>
          <p className="text-[clamp(0.875rem,5cqi,1.2rem)] font-title">{words.brand}</p>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <p className="min-w-0 truncate text-14">{name ? words.for(name) : words.what}</p>
          {code ? (
            <bdi dir="ltr" className="text-14 tracking-normal">
              {code}
            </bdi>
          ) : null}
        </div>
      </div>
    </div>
  )
}
