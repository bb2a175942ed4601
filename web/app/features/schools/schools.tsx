import { addSchool, listSchools } from '@arvand/contracts/panel/manage-schools'
import { formatDateTime } from '@arvand/persian/format-date'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/schools'
import { OurAddresses, SchoolFields } from './school-fields.tsx'
import { schoolsWords as words } from './words.ts'

export const loader = ({ context }: Route.LoaderArgs) => callerOf(context)(listSchools, {})

export const action = formAction({
  add: submitTo(addSchool, { done: ({ schoolId }) => redirect(`/manage/schools/${schoolId}`) }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

/** Learning systems of schools, and what they ask of this site. */
export default function Schools({ loaderData: { items, ours }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid max-w-[46rem] grid-cols-1 gap-5">
        {items.length === 0 ? (
          <EmptyState level={2} title={words.none}>
            {words.noneText}
          </EmptyState>
        ) : (
          <List label={words.list}>
            {items.map(({ id, title, isClosed, launchedAt }) => (
              <ListRow
                key={id}
                to={`/manage/schools/${id}`}
                title={title}
                note={launchedAt ? `${words.rowLaunched}: ${formatDateTime(launchedAt)}` : words.rowNever}
                end={isClosed ? <Badge tone="warning">{words.closed}</Badge> : null}
              />
            ))}
          </List>
        )}
        <Card title={words.tool}>
          <OurAddresses ours={ours} />
        </Card>
        <Card title={words.add}>
          <ActionForm
            intent="add"
            to={addSchool}
            answer={answerFor(actionData, 'add')}
            submit={words.add}
            className="grid grid-cols-1 gap-4"
          >
            <SchoolFields />
          </ActionForm>
        </Card>
      </div>
    </>
  )
}
