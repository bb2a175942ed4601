import { confirmQuestionImport, type QuestionReport } from '@arvand/contracts/teacher/question-exchange'
import { formatNumber } from '@arvand/persian/numbers'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { namedKindOf } from '../../questions/index.ts'
import { type Category, categoryOptions } from '../list/categories.ts'
import { exchangeWords as words } from './words.ts'

interface ConfirmProps {
  readonly report: QuestionReport
  readonly questions: number
  readonly categories: readonly Category[]
  readonly answerTo: (intent: string) => FormAnswer | undefined
}

const fewNames = 3

/** What is ready to come in, by kind, and the form that brings it into the bank. */
export function ConfirmCard({ report, questions, categories, answerTo }: ConfirmProps) {
  const names = report.categories.slice(0, fewNames).map((path) => `«${path.join(' › ')}»`)
  const more = report.categories.length - names.length
  return (
    <Card title={words.found(formatNumber(questions))} aside={<Format report={report} />}>
      <ul className="grid grid-cols-2 gap-2.5 xl:grid-cols-3">
        {report.kinds.map((one) => (
          <KindCount key={one.kind} {...one} />
        ))}
      </ul>
      {report.pictures > 0 ? (
        <p className="mt-4 text-14 text-muted">{words.pictures(formatNumber(report.pictures))}</p>
      ) : null}
      <div className="mt-5 border-t border-line pt-5">
        <ActionForm
          intent="confirm"
          to={confirmQuestionImport}
          answer={answerTo('confirm')}
          submit={words.confirm(formatNumber(questions))}
          className="grid max-w-[40rem] gap-3"
        >
          <SelectField
            name="categoryId"
            label={words.intoCategory}
            placeholder={words.noCategory}
            options={categoryOptions(categories)}
          />
          {names.length > 0 ? (
            <Checkbox
              name="withCategories"
              defaultChecked
              description={words.theirCategories(names.join('، '), more > 0 ? formatNumber(more) : '')}
            >
              {words.withCategories}
            </Checkbox>
          ) : null}
          <Checkbox name="asVersions" defaultChecked description={words.asVersionsHint}>
            {words.asVersions}
          </Checkbox>
        </ActionForm>
        <ActionForm
          intent="cancel"
          answer={answerTo('cancel')}
          submit={words.drop}
          button={{ variant: 'outline', size: 'compact' }}
          className="mt-3 grid gap-2"
        />
      </div>
    </Card>
  )
}

const Format = ({ report: { format } }: { report: QuestionReport }) =>
  format ? <bdi className="text-14 text-muted">{words.formats[format]}</bdi> : null

function KindCount({ kind, questions, incomplete }: QuestionReport['kinds'][number]) {
  const { label, icon } = namedKindOf(kind)
  return (
    <li className="flex items-center gap-3 rounded-option bg-sunken px-3 py-2.5 sm:px-4 sm:py-3">
      <Icon of={icon} className="shrink-0 text-primary-700" />
      <span className="min-w-0">
        <span className="block text-15 font-label">{label}</span>
        <span className="block text-14 text-muted">
          {words.counted(formatNumber(questions))}
          {incomplete > 0 ? `، ${words.incomplete(formatNumber(incomplete))}` : ''}
        </span>
      </span>
    </li>
  )
}
