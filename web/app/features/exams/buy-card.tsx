import { Card } from '../../ui/card.tsx'
import { AddToCart } from '../cart/index.ts'
import { CoursePrice } from '../courses/index.ts'

interface BuyProps {
  readonly exam: { readonly id: string; readonly price: number }
}

/** What an exam costs, and its way into the cart. */
export const BuyCard = ({ exam: { id, price } }: BuyProps) => (
  <Card>
    <div className="grid gap-4">
      <CoursePrice course={{ price, listPrice: price }} large />
      <AddToCart item={{ kind: 'exam', id }} />
    </div>
  </Card>
)
