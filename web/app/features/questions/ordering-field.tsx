import type { AskedQuestion } from '@arvand/contracts/asked-questions'
import type { RichText } from '@arvand/contracts/rich-text'
import { laterPart } from '../../ui/lazy-part.tsx'

const OrderingAnswer = laterPart(() => import('./question-kinds/ordering/ordering-answer.tsx'))

interface OrderingFieldProps {
  readonly items: readonly { readonly id: string; readonly text: string }[]
  /** The ids in their order; null: not put into one yet. */
  readonly value: string[] | null
  readonly onChange: (value: string[]) => void
  readonly labelledBy: string
}

/** Plain texts put into an order, outside of exams. */
export const OrderingField = ({ items, value, onChange, labelledBy }: OrderingFieldProps) => (
  <OrderingAnswer
    asked={{ options: items.map(({ id, text }) => ({ id, text: plain(text) })) } as unknown as AskedQuestion}
    value={value}
    onChange={(next) => Array.isArray(next) && onChange(next)}
    disabled={false}
    labelledBy={labelledBy}
    pictures={{}}
    links={{}}
  />
)

const plain = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
