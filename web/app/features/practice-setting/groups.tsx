import { listOwnGroups, makeGroup } from '@arvand/contracts/teacher/sample-questions'
import { formatNumber } from '@arvand/persian/numbers'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ListRow } from '../../ui/list.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/groups'
import { groupsWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listOwnGroups, args)

export const action = formAction({
  make: submitTo(makeGroup, { done: ({ groupId }) => redirect(`/teach/practice/${groupId}`) }),
})

export const meta = () => [{ title: titled(words.title) }]

/** A teacher’s groups of sample questions, and the form that makes one more. */
export default function Groups({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-1 gap-5">
          <PagedList
            page={loaderData}
            label={words.title}
            empty={{ title: words.empty, text: words.emptyText }}
            order={newestFirst}
            row={({ id, title, category, questions, people, publishedAt }) => (
              <ListRow
                key={id}
                to={`/teach/practice/${id}`}
                title={title}
                note={[
                  ...(category ? [category.title] : []),
                  words.questions(formatNumber(questions)),
                  ...(people > 0 ? [words.people(formatNumber(people))] : []),
                ].join(' · ')}
                end={
                  <Badge tone={publishedAt ? 'success' : 'neutral'}>
                    {publishedAt ? words.published : words.draft}
                  </Badge>
                }
              />
            )}
          />
        </div>
        <Card title={words.add}>
          <ActionForm
            intent="make"
            to={makeGroup}
            answer={answerFor(actionData, 'make')}
            submit={words.make}
            button={{ wide: true }}
          >
            <TextField name="title" label={words.name} />
          </ActionForm>
        </Card>
      </div>
    </>
  )
}
