import {
  drawQuestion,
  listPracticeGroups,
  listTrials,
  startTrial,
} from '@arvand/contracts/panel/sample-questions'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { answerFor } from '../../../api/form-answer.ts'
import { loadList } from '../../../api/load-list.ts'
import { callerOf } from '../../../api/page.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { PageHead } from '../../../shell/page-head.tsx'
import { PagedList } from '../../../shell/paged-list.tsx'
import { newestFirst } from '../../../shell/paged-rows.tsx'
import { titled } from '../../../shell/site.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { CheckboxGroup } from '../../../ui/checkbox.tsx'
import { DigitsField } from '../../../ui/digits-field.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { ListRow } from '../../../ui/list.tsx'
import { trialWords as words } from '../words.ts'
import type { Route } from './+types/trials'

export async function loader(args: Route.LoaderArgs) {
  const call = callerOf(args.context)
  const [trials, begun] = await Promise.all([
    loadList(listTrials, args, { keep: ['group'] }),
    call(listPracticeGroups, { mine: 'mine' }),
  ])
  const wished = args.url.searchParams.get('group')
  const groups = begun.items.map(({ id, title }) => ({ id, title })).filter(({ id }) => id !== wished)
  // One may be tried before it is begun.
  if (wished) {
    const { group } = await call(drawQuestion, { groupId: wished })
    groups.unshift({ id: group.id, title: group.title })
  }
  return { ...trials, groups }
}

export const action = formAction({
  start: submitTo(startTrial, {
    with: ({ form }) => ({ groupIds: form.getAll('groupIds').map(String).filter(Boolean) }),
    done: ({ trialId }) => redirect(`/panel/practice/trials/${trialId}`),
  }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

/** Trial exams: a new one, and those that were taken. */
export default function Trials({ loaderData, actionData }: Route.ComponentProps) {
  const { groups } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="xl:order-2">
          <Card title={words.make}>
            {groups.length === 0 ? (
              <div className="grid gap-4">
                <p className="text-15 text-muted">{words.noGroups}</p>
                <ButtonLink to="/panel/practice" variant="outline" size="compact">
                  {words.toGroups}
                </ButtonLink>
              </div>
            ) : (
              <ActionForm
                intent="start"
                to={startTrial}
                answer={answerFor(actionData, 'start')}
                submit={words.start}
                button={{ wide: true }}
                className="grid gap-5"
              >
                <CheckboxGroup
                  name="groupIds"
                  label={words.groups}
                  choices={groups.map(({ id, title }) => ({ value: id, label: title }))}
                  defaultValue={groups.slice(0, 1).map(({ id }) => id)}
                />
                <DigitsField name="questions" label={words.questions} defaultValue="10" />
                <DigitsField
                  name="minutes"
                  label={words.minutes}
                  description={words.minutesHint}
                  defaultValue="15"
                />
              </ActionForm>
            )}
          </Card>
        </div>
        <PagedList
          page={loaderData}
          label={words.list}
          empty={{ title: words.empty, text: words.emptyText }}
          nothing={{ title: words.empty, text: words.emptyText }}
          order={newestFirst}
          row={({ id, titles, startedAt, questions, right, percent }) => (
            <ListRow
              key={id}
              title={titles.join('، ')}
              to={`/panel/practice/trials/${id}`}
              note={formatDateTime(startedAt)}
              end={
                right === null ? (
                  <Badge tone="warning">{words.running}</Badge>
                ) : (
                  <span className="text-15">
                    {words.right(formatNumber(right), formatNumber(questions))}
                    {' · '}
                    {formatPercent(percent ?? 0, 1)}
                  </span>
                )
              }
            />
          )}
        />
      </div>
    </>
  )
}
