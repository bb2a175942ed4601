import { Heart } from 'lucide-react'
import { useVisitor } from '../../shell/use-root.ts'
import { toggleWish, useWished } from './wished.ts'
import { wishesWords as words } from './words.ts'

interface WishHeartProps {
  readonly courseId: string
  readonly title: string
}

/**
 * The wish button on a card, for signed-in visitors. Drawn after hydration, above the card's link. The server draws
 * nothing, so that its cards are the same for everybody.
 */
export const WishHeart = import.meta.env.SSR ? () => null : VisitorsHeart

function VisitorsHeart(props: WishHeartProps) {
  const visitor = useVisitor()
  return visitor ? <LivingHeart {...props} personId={visitor.id} /> : null
}

function LivingHeart({ courseId, title, personId }: WishHeartProps & { readonly personId: string }) {
  const wished = useWished(personId)
  if (!wished) return null
  const on = wished.has(courseId)
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={on ? words.forgetOf(title) : words.keepOf(title)}
      title={on ? words.forget : words.keep}
      onClick={() => void toggleWish(courseId, !on)}
      className="relative z-10 -me-2.5 grid size-11 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink aria-pressed:text-danger"
    >
      <Heart size={22} strokeWidth={1.7} aria-hidden="true" className={on ? 'fill-current' : ''} />
    </button>
  )
}
