import { listInvitations, withdrawInvitation } from '@arvand/contracts/teacher/students'
import { localDigits } from '@arvand/persian/digits'
import { formatMobile } from '@arvand/persian/mobile'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ofCourse } from '../../api/of-course.ts'
import { ActionForm, AnswerNews } from '../../shell/action-form.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { Route } from './+types/invitations'
import { CourseHead, courseCrumbs, courseMeta } from './course-head.tsx'
import { NumbersHidden } from './numbers-hidden.tsx'
import { studentsWords, bulkEnrolmentWords as words } from './words.ts'

export const loader = ({ context, params: { courseId }, url }: Route.LoaderArgs) =>
  loadList(listInvitations, { context, url }, { with: { courseId } })

export const action = formAction({
  withdraw: submitTo(withdrawInvitation, { with: ofCourse, done: words.withdrawn }),
})

export const handle = { crumb: courseCrumbs(words.invitedTitle) }
export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(words.invitedTitle, loaderData?.course)

/** Assistants do not see mobile numbers, so an invitation is named by its line in the pasted list. */
const placeOf = (line: number | null): string =>
  line === null ? words.someInvitation : words.line(localDigits(line))

export default function Invitations({ loaderData, actionData }: Route.ComponentProps) {
  const { course, items, query } = loaderData
  return (
    <>
      <CourseHead course={course} here="title" title={words.invitedTitle} lead={words.invitedLead} />
      <div className="grid grid-cols-1 gap-5">
        <PagedList
          page={loaderData}
          label={words.invitedTitle}
          news={
            <>
              <AnswerNews answer={answerFor(actionData, 'withdraw')} />
              {items.some(({ mobile }) => mobile === null) ? <NumbersHidden /> : null}
            </>
          }
          empty={{
            title: words.nobodyInvited,
            text: words.nobodyInvitedText,
            action: (
              <ButtonLink to="../add" relative="path" variant="outline" size="compact">
                {studentsWords.add}
              </ButtonLink>
            ),
          }}
          order={newestFirst}
          row={({ id, mobile, line, at }) => (
            <ListRow
              key={id}
              title={mobile ? <bdi dir="ltr">{formatMobile(mobile)}</bdi> : placeOf(line)}
              note={
                <>
                  <TimeAgo at={at} now={query.now} />، {words.sent}
                </>
              }
              end={
                <ActionForm
                  intent="withdraw"
                  to={withdrawInvitation}
                  carry={{ invitationId: id }}
                  submit={words.withdraw}
                  button={{
                    variant: 'quiet',
                    size: 'compact',
                    'aria-label': words.withdrawOf(mobile ? formatMobile(mobile) : placeOf(line)),
                  }}
                />
              }
            />
          )}
        />
      </div>
    </>
  )
}
