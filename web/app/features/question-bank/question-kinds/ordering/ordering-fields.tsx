import type { QuestionOf } from '@arvand/contracts/questions'
import { emptyText } from '@arvand/contracts/rich-text-walk'
import type { KindFieldsProps } from '../../bank-kind.ts'
import { AddRow } from '../../fields/add-row.tsx'
import { FieldsPart } from '../../fields/fields-part.tsx'
import { replaced } from '../../fields/placed.ts'
import { RichLineField } from '../../fields/rich-line-field.tsx'
import { SortableRows } from '../../fields/sortable-rows.tsx'
import { freshId } from '../../fresh-id.ts'
import { number } from '../../lines.ts'
import { fieldWords as words } from '../../words.ts'

const mostItems = 20

/** Items in the order that is right. */
export default function OrderingFields({ question, onChange }: KindFieldsProps<QuestionOf<'ordering'>>) {
  const { items } = question
  const labelOf = (place: number) => words.item(number(place))
  return (
    <FieldsPart title={words.items} hint={words.itemsHint}>
      <SortableRows
        items={items}
        nameOf={labelOf}
        onOrder={(next) => onChange({ items: next })}
        onRemove={({ id }) => onChange({ items: items.filter((one) => one.id !== id) })}
      >
        {({ id, text }, place) => (
          <RichLineField
            name={`item ${id}`}
            label={labelOf(place)}
            hideLabel
            placeholder={labelOf(place)}
            value={text}
            onChange={(next) => onChange({ items: replaced(items, place, { text: next }) })}
          />
        )}
      </SortableRows>
      <AddRow
        label={words.addItem}
        isFull={items.length >= mostItems}
        onAdd={() => onChange({ items: [...items, { id: freshId('i', items), text: emptyText }] })}
      />
    </FieldsPart>
  )
}
