import type { QuestionOf } from '@arvand/contracts/questions'
import { emptyText } from '@arvand/contracts/rich-text-walk'
import { Switch } from '../../../../ui/switch.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { KindFieldsProps } from '../../bank-kind.ts'
import { AddRow } from '../../fields/add-row.tsx'
import { FieldsPart } from '../../fields/fields-part.tsx'
import { replaced } from '../../fields/placed.ts'
import { RichLineField } from '../../fields/rich-line-field.tsx'
import { SortableRows } from '../../fields/sortable-rows.tsx'
import { freshId } from '../../fresh-id.ts'
import { number } from '../../lines.ts'
import { editorWords, fieldWords as words } from '../../words.ts'

const most = 20

/** Pairs that belong together, and right sides that belong to none. */
export default function MatchingFields(props: KindFieldsProps<QuestionOf<'matching'>>) {
  const { question, onChange } = props
  const { pairs, extra, shuffle } = question
  const all = [...pairs, ...extra]
  const pairOf = (place: number) => words.pair(number(place))
  const extraOf = (place: number) => words.extra(number(place))
  return (
    <>
      <FieldsPart
        title={words.pairs}
        hint={editorWords.formulaHint}
        aside={
          <Switch
            name="shuffle"
            checked={shuffle}
            onChange={({ target }) => onChange({ shuffle: target.checked })}
          >
            {words.shufflePairs}
          </Switch>
        }
      >
        <SortableRows
          items={pairs}
          nameOf={pairOf}
          onOrder={(next) => onChange({ pairs: next })}
          onRemove={({ id }) => onChange({ pairs: pairs.filter((one) => one.id !== id) })}
        >
          {({ id, left, right }, place) => (
            <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
              <RichLineField
                name={`left ${id}`}
                label={`${words.left}، ${pairOf(place)}`}
                hideLabel
                placeholder={words.left}
                value={left}
                onChange={(next) => onChange({ pairs: replaced(pairs, place, { left: next }) })}
              />
              <TextField
                name={`right ${id}`}
                label={`${words.rightSide}، ${pairOf(place)}`}
                hideLabel
                placeholder={words.rightSide}
                maxLength={300}
                autoComplete="off"
                value={right}
                onChange={({ target }) =>
                  onChange({ pairs: replaced(pairs, place, { right: target.value }) })
                }
              />
            </div>
          )}
        </SortableRows>
        <AddRow
          label={words.addPair}
          isFull={pairs.length >= most}
          onAdd={() => onChange({ pairs: [...pairs, { id: freshId('p', all), left: emptyText, right: '' }] })}
        />
      </FieldsPart>
      <FieldsPart title={words.extras} hint={words.extrasHint}>
        {extra.length > 0 ? (
          <SortableRows
            items={extra}
            nameOf={extraOf}
            onRemove={({ id }) => onChange({ extra: extra.filter((one) => one.id !== id) })}
          >
            {({ id, right }, place) => (
              <TextField
                name={`extra ${id}`}
                label={extraOf(place)}
                hideLabel
                placeholder={extraOf(place)}
                maxLength={300}
                autoComplete="off"
                value={right}
                onChange={({ target }) =>
                  onChange({ extra: replaced(extra, place, { right: target.value }) })
                }
              />
            )}
          </SortableRows>
        ) : null}
        <AddRow
          label={words.addExtra}
          isFull={extra.length >= most}
          onAdd={() => onChange({ extra: [...extra, { id: freshId('e', all), right: '' }] })}
        />
      </FieldsPart>
    </>
  )
}
