import { formatMobile } from '@arvand/persian/mobile'
import { data } from 'react-router'
import { answerFor, type FormAnswer, formText, refusedForm } from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { ActionForm, AnswerNews } from '../../shell/action-form.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { Route } from './+types/invitations'
import { CourseHead, courseMeta } from './course-head.tsx'
import { studentsWords, bringWords as words } from './words.ts'

export async function loader({ context, params: { courseId }, url }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('cursor')
  const page = await apiOf(context).teacher('student/invitations', {
    courseId,
    ...(cursor ? { cursor } : {}),
  })
  return { ...page, isFirst: cursor === null, now: Date.now() }
}

export async function action({ context, params: { courseId }, request, url }: Route.ActionArgs) {
  const form = await request.formData()
  const ask = { courseId, invitationId: formText(form, 'id') }
  const { refusal } = await attempt(actionApiOf(context).teacher('student/uninvite', ask))
  return refusal
    ? refusedForm(url, form, refusal)
    : data<FormAnswer>({ intent: 'withdraw', done: words.withdrawn })
}

export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(words.invitedTitle, loaderData?.course)

export default function Invitations({ loaderData, actionData }: Route.ComponentProps) {
  const { course, items, nextCursor, isFirst, now } = loaderData
  return (
    <>
      <CourseHead course={course} here="title" title={words.invitedTitle} lead={words.invitedLead} />
      <div className="grid grid-cols-1 gap-5">
        <AnswerNews answer={answerFor(actionData, 'withdraw')} />
        {items.length > 0 ? (
          <List label={words.invitedTitle}>
            {items.map(({ id, mobile, at, sentAt }) => (
              <ListRow
                key={id}
                title={<bdi dir="ltr">{formatMobile(mobile)}</bdi>}
                note={
                  <>
                    <TimeAgo at={at} now={now} />، {sentAt ? words.sent : words.notSent}
                  </>
                }
                end={
                  <ActionForm
                    intent="withdraw"
                    carry={{ id }}
                    submit={words.withdraw}
                    pending={words.withdrawing}
                    button={{
                      look: 'quiet',
                      size: 'compact',
                      'aria-label': words.withdrawOf(formatMobile(mobile)),
                    }}
                  />
                }
              />
            ))}
          </List>
        ) : (
          <EmptyState
            title={words.nobodyInvited}
            level={2}
            action={
              <ButtonLink to="../add" relative="path" look="outline" size="compact">
                {studentsWords.add}
              </ButtonLink>
            }
          >
            {words.nobodyInvitedText}
          </EmptyState>
        )}
        <CursorPager
          isFirst={isFirst}
          nextCursor={nextCursor}
          note={studentsWords.order}
          next={words.older}
        />
      </div>
    </>
  )
}
