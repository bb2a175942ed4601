import { listTrials, startTrial } from '@arvand/contracts/panel/sample-questions'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { answerFor } from '../../../api/form-answer.ts'
import { loadList } from '../../../api/load-list.ts'
import { apiOf } from '../../../api/page.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { PageHead } from '../../../shell/page-head.tsx'
import { PagedList } from '../../../shell/paged-list.tsx'
import { newestFirst } from '../../../shell/paged-rows.tsx'
import { titled } from '../../../shell/site.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DigitsField } from '../../../ui/digits-field.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { ListRow } from '../../../ui/list.tsx'
import { trialWords as words } from '../words.ts'
import type { Route } from './+types/trials'

export async function loader(args: Route.LoaderArgs) {
  const panel = apiOf(args.context).panel
  const [trials, begun] = await Promise.all([
    loadList(listTrials, args, { keep: ['group'] }),
    panel('sampleQuestion/groups', { mine: 'mine' }),
  ])
  const wished = args.url.searchParams.get('group')
  const groups = begun.items.map(({ id, title }) => ({ id, title }))
  // One may be tried before it is begun.
  if (wished && !groups.some(({ id }) => id === wished)) {
    const { group } = await panel('sampleQuestion/draw', { groupId: wished })
    groups.unshift({ id: group.id, title: group.title })
  }
  return { ...trials, groups, wished }
}

export const action = formAction({
  start: submitTo(startTrial, {
    with: ({ form }) => ({ groupIds: form.getAll('groupIds').map(String) }),
    done: ({ trialId }) => redirect(`/panel/practice/trials/${trialId}`),
  }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

/** Trial exams: a new one, and those that were taken. */
export default function Trials({ loaderData, actionData }: Route.ComponentProps) {
  const { groups, wished } = loaderData
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
                <fieldset className="grid gap-1">
                  <legend className="pb-1 text-15 font-label">{words.groups}</legend>
                  {groups.map(({ id, title }, at) => (
                    <Checkbox
                      key={id}
                      name="groupIds"
                      value={id}
                      defaultChecked={wished ? id === wished : at === 0}
                    >
                      {title}
                    </Checkbox>
                  ))}
                </fieldset>
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
