import type { QuestionKindName } from '@arvand/contracts/questions'
import { listQuestions } from '@arvand/contracts/teacher/questions'
import { formatNumber } from '@arvand/persian/numbers'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../api/browser.ts'
import { useList } from '../../../api/use-list.ts'
import { BrowserList } from '../../../shell/browser-list.tsx'
import { Button } from '../../../ui/button.tsx'
import { Box } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { List } from '../../../ui/list.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type Category, categoryOptions } from '../../question-bank/index.ts'
import { namedKindOf, questionKinds } from '../../questions/index.ts'
import { questionsWords as words } from '../words/editor-words.ts'
import type { BankQuestion } from './exam-draft.ts'

interface PickerProps {
  /** Questions that are there already. */
  readonly taken: ReadonlySet<string>
  readonly categories: readonly Category[]
  /** Why a question cannot be chosen; when left out, an exam’s reasons. */
  readonly whyNot?: (question: BankQuestion) => string | null
  readonly onPick: (questions: readonly BankQuestion[]) => void
  readonly onClose: () => void
}

interface Filter {
  readonly q: string
  readonly categoryId: string
  readonly kind: string
}

/** The search waits this long after the last key. */
const typingMs = 250

/** The filters that are set, as the call takes them; only what may be asked is listed. */
const given = ({ q, categoryId, kind }: Filter) => ({
  state: 'ready' as const,
  ...(q.trim() ? { q: q.trim() } : {}),
  ...(categoryId ? { categoryId } : {}),
  ...(kind ? { kind: kind as QuestionKindName } : {}),
})

/** Questions of the bank to choose several from. Loaded when it opens. */
export default function QuestionPicker({
  taken,
  categories,
  whyNot = () => null,
  onPick,
  onClose,
}: PickerProps) {
  const [filter, setFilter] = useState<Filter>({ q: '', categoryId: '', kind: '' })
  const [chosen, setChosen] = useState<readonly BankQuestion[]>([])
  const list = useList(
    JSON.stringify(filter),
    (cursor) => call(listQuestions, { ...given(filter), ...cursor }),
    typingMs,
  )
  const set = (name: keyof Filter) => (event: { currentTarget: { value: string } }) =>
    setFilter({ ...filter, [name]: event.currentTarget.value })
  const choose = (question: BankQuestion, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, question] : chosen.filter(({ id }) => id !== question.id))
  return (
    <Dialog
      open
      wide
      title={words.picker}
      onClose={onClose}
      footer={
        <Button
          type="button"
          disabledReason={chosen.length === 0 ? words.addNone : undefined}
          onClick={() => {
            onPick(chosen)
            onClose()
          }}
        >
          {words.add(formatNumber(chosen.length))}
        </Button>
      }
    >
      <div className="grid gap-4 text-ink">
        <TextField
          name="q"
          type="search"
          label={words.search}
          hideLabel
          placeholder={words.search}
          icon={Search}
          maxLength={120}
          value={filter.q}
          onChange={set('q')}
        />
        <div className="flex flex-wrap gap-3">
          <SelectField
            name="categoryId"
            label={words.category}
            hideLabel
            placeholder={words.everyCategory}
            options={categoryOptions(categories)}
            value={filter.categoryId}
            onChange={set('categoryId')}
            className="flex-[1_1_10rem]"
          />
          <SelectField
            name="kind"
            label={words.everyKind}
            hideLabel
            placeholder={words.everyKind}
            options={questionKinds.map(({ kind }) => ({ value: kind, label: namedKindOf(kind).label }))}
            value={filter.kind}
            onChange={set('kind')}
            className="flex-[1_1_10rem]"
          />
        </div>
        <BrowserList list={list} empty={{ title: words.nothing, text: words.nothingText }}>
          {(questions) => (
            <List label={words.list}>
              {questions.map((question) => (
                <Row
                  key={question.id}
                  question={question}
                  whyNot={taken.has(question.id) ? words.already : whyNot(question)}
                  isChosen={chosen.some(({ id }) => id === question.id)}
                  onChoose={(isChosen) => choose(question, isChosen)}
                />
              ))}
            </List>
          )}
        </BrowserList>
      </div>
    </Dialog>
  )
}

interface RowProps {
  readonly question: BankQuestion
  readonly whyNot: string | null
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

function Row({ question, whyNot, isChosen, onChoose }: RowProps) {
  const { icon, label } = namedKindOf(question.kind)
  const text = question.excerpt || words.withoutText
  return (
    <li>
      <label className="flex min-h-14 cursor-pointer items-start gap-3 px-4 py-3 hover:bg-sunken">
        <Box
          name="questionIds"
          value={question.id}
          aria-label={words.choose(text)}
          checked={isChosen}
          disabled={whyNot !== null}
          onChange={({ target }) => onChoose(target.checked)}
          className="mt-0.5"
        />
        <span className="grid min-w-0 gap-0.5">
          <span className="line-clamp-2 text-16 wrap-anywhere">{text}</span>
          <span className="flex flex-wrap items-center gap-x-2 text-14 text-muted">
            <Icon of={icon} size={16} />
            {label}
            <span aria-hidden="true">·</span>
            {words.points(formatNumber(question.points / 100))}
            {whyNot ? (
              <>
                <span aria-hidden="true">·</span>
                {whyNot}
              </>
            ) : null}
          </span>
        </span>
      </label>
    </li>
  )
}
