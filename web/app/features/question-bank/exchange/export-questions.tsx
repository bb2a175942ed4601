import { exportQuestions } from '@arvand/contracts/teacher/question-exchange'
import { listQuestionCategories } from '@arvand/contracts/teacher/questions'
import { formatNumber } from '@arvand/persian/numbers'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { answerFor } from '../../../api/form-answer.ts'
import { callerOf } from '../../../api/page.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { Card } from '../../../ui/card.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { categoryOptions, treeOf } from '../list/categories.ts'
import type { Route } from './+types/export-questions'
import { exportWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const bank = await callerOf(context)(listQuestionCategories, {})
  return { bank, categoryId: url.searchParams.get('categoryId') ?? '' }
}

export const action = formAction({
  export: submitTo(exportQuestions, {
    with: ({ text }) => (text('categoryId') === '' ? {} : { categoryId: text('categoryId') }),
    places: { 'exams.nothing-to-export': 'categoryId', 'exams.too-many-to-export': 'categoryId' },
    done: ({ exchangeId }) => redirect(`/teach/question-bank/exchange/${exchangeId}`),
  }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function ExportQuestions({
  loaderData: { bank, categoryId },
  actionData,
}: Route.ComponentProps) {
  const total = treeOf(bank.items).reduce((sum, { all }) => sum + all, bank.loose)
  const loose = bank.loose > 0 ? [{ value: 'none', label: words.loose }] : []
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Card className="max-w-[46rem]">
        <ActionForm
          intent="export"
          to={exportQuestions}
          answer={answerFor(actionData, 'export')}
          submit={words.begin}
        >
          <SelectField
            name="categoryId"
            label={words.which}
            placeholder={words.all(formatNumber(total))}
            options={[...categoryOptions(bank.items), ...loose]}
            defaultValue={categoryId}
            required={false}
          />
          <FormatField />
        </ActionForm>
      </Card>
    </>
  )
}

/** The format of the file that is written. */
const FormatField = () => (
  <RadioGroup
    name="format"
    label={words.format}
    defaultValue="moodleXml"
    choices={Object.entries(words.formats).map(([value, { label, note }]) => ({
      value,
      label: (
        <>
          <bdi className="font-label">{label}</bdi> <span className="text-14 text-muted">{note}</span>
        </>
      ),
    }))}
  />
)
