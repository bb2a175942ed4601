import type { Answer } from '@arvand/contracts/endpoint'
import { listServiceLevels, saveServiceLevel } from '@arvand/contracts/support/service-levels'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../../api/form-answer.ts'
import { callerOf } from '../../../api/page.ts'
import { ActionForm, LoneNews } from '../../../shell/action-form.tsx'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { DigitsField } from '../../../ui/digits-field.tsx'
import { departments } from '../words.ts'
import type { Route } from './+types/service-levels'
import { levelWords as words } from './ticket-words.ts'

export const loader = ({ context }: Route.LoaderArgs) => callerOf(context)(listServiceLevels, {})

export const action = formAction({ save: submitTo(saveServiceLevel, { done: words.saved }) })

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

/** Within how many working hours each department answers. */
export default function ServiceLevels({ loaderData: { items }, actionData }: Route.ComponentProps) {
  const answer = answerFor(actionData, 'save')
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid max-w-[46rem] grid-cols-1 gap-4">
        <LoneNews answer={answer?.done ? answer : undefined} />
        <ul aria-label={words.title} className="grid gap-4">
          {items.map((level) => (
            <OneLevel key={level.department} level={level} answer={answer?.done ? undefined : answer} />
          ))}
        </ul>
      </div>
    </>
  )
}

interface OneLevelProps {
  readonly level: Answer<typeof listServiceLevels>['items'][number]
  readonly answer: FormAnswer | undefined
}

function OneLevel({ level: { department, normalHours, urgentHours }, answer }: OneLevelProps) {
  return (
    <li className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4.5 md:p-6">
      <h2 className="text-17 font-title">{departments[department]}</h2>
      <ActionForm
        intent="save"
        to={saveServiceLevel}
        answer={answer?.values?.department === department ? answer : undefined}
        carry={{ department }}
        submit={words.save}
        button={{ variant: 'soft', size: 'compact' }}
        className="grid grid-cols-1 gap-4"
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <DigitsField name="normalHours" label={words.normal} defaultValue={String(normalHours)} />
          <DigitsField name="urgentHours" label={words.urgent} defaultValue={String(urgentHours)} />
        </div>
      </ActionForm>
    </li>
  )
}
