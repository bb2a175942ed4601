import type { QuestionOf } from '@arvand/contracts/questions'
import { TextField } from '../../../../ui/text-field.tsx'
import type { KindFieldsProps } from '../../bank-kind.ts'
import { AddRow } from '../../fields/add-row.tsx'
import { DecimalField } from '../../fields/decimal-field.tsx'
import { FieldsPart } from '../../fields/fields-part.tsx'
import { replaced } from '../../fields/placed.ts'
import { SortableRows } from '../../fields/sortable-rows.tsx'
import { freshId } from '../../fresh-id.ts'
import { number } from '../../lines.ts'
import { fieldWords as words } from '../../words.ts'
import { extraWords, type Word } from './written-words.ts'

const mostWords = 40
const mostGroups = 8

/** Words that are right in no blank; the others stand in the text. */
export default function DragWordsFields({ question, onChange }: KindFieldsProps<QuestionOf<'dragWords'>>) {
  const extra = extraWords(question)
  const own = question.words.slice(0, question.words.length - extra.length)
  const put = (next: Word[]) => onChange({ words: [...own, ...next] })
  const labelOf = (place: number) => words.extraWord(number(place))
  return (
    <FieldsPart title={words.extraWords} hint={words.extraWordsHint}>
      {extra.length > 0 ? (
        <SortableRows
          items={extra}
          nameOf={labelOf}
          onRemove={({ id }) => put(extra.filter((one) => one.id !== id))}
        >
          {({ id, text, group }, place) => (
            <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-2">
              <TextField
                name={`word ${id}`}
                label={labelOf(place)}
                hideLabel
                placeholder={labelOf(place)}
                maxLength={120}
                autoComplete="off"
                value={text}
                onChange={({ target }) => put(replaced(extra, place, { text: target.value }))}
              />
              <DecimalField
                name={`group ${id}`}
                label={`${words.group}، ${labelOf(place)}`}
                hideLabel
                end={<span className="px-2 text-14">{words.group}</span>}
                value={group}
                least={1}
                most={mostGroups}
                onNumber={(next) => put(replaced(extra, place, { group: Math.round(next) }))}
              />
            </div>
          )}
        </SortableRows>
      ) : null}
      <AddRow
        label={words.addWord}
        isFull={question.words.length >= mostWords}
        onAdd={() => put([...extra, { id: freshId('w', question.words), text: '', group: 1 }])}
      />
    </FieldsPart>
  )
}
