import { listRooms } from '@arvand/contracts/panel/rooms'
import { listCoursesWithoutRoom, makeRoom } from '@arvand/contracts/teacher/rooms'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ListRow } from '../../ui/list.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ClassTabs } from '../webinars/index.ts'
import type { Route } from './+types/own-rooms'
import { weekText } from './hours.ts'
import { roomsWords as words } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const [page, { items: courses }] = await Promise.all([
    loadList(listRooms, args),
    callerOf(args.context)(listCoursesWithoutRoom, {}),
  ])
  return { ...page, courses: courses.map(({ id, title }) => ({ value: id, label: title })) }
}

export const action = formAction({
  make: submitTo(makeRoom, { done: ({ roomId }) => redirect(`/teach/classes/rooms/${roomId}`) }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

/** The rooms of a teacher, and the form that makes one more. */
export default function OwnRooms({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <ClassTabs here="rooms" teaches />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0">
          <PagedList
            page={loaderData}
            label={words.title}
            empty={{ title: words.none }}
            order={newestFirst}
            row={({ id, title, role, schedule }) => (
              <ListRow
                key={id}
                to={role === 'host' ? `/teach/classes/rooms/${id}` : `/panel/classes/rooms/${id}`}
                title={title}
                note={weekText(schedule)}
                end={<Badge>{role === 'host' ? words.hosted : words.member}</Badge>}
              />
            )}
          />
        </div>
        <Card title={words.add}>
          <ActionForm
            intent="make"
            to={makeRoom}
            answer={answerFor(actionData, 'make')}
            submit={words.make}
            button={{ wide: true }}
          >
            <TextField name="title" label={words.name} />
            <TextArea name="description" label={words.about} rows={2} />
            {loaderData.courses.length > 0 ? (
              <SelectField
                name="courseId"
                label={words.course}
                description={words.courseHint}
                placeholder={words.noCourse}
                options={loaderData.courses}
              />
            ) : null}
          </ActionForm>
        </Card>
      </div>
    </>
  )
}
