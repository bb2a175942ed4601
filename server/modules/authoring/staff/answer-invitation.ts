import { mostWhole } from '@arvand/contracts/page'
import { dropPagesOf, insertStaff, lockCourse } from '#modules/courses'
import type { Actor } from '#platform/actor'
import { type Db, type Tx, transaction } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import type { AuthoringDeps } from '../deps.ts'
import { authoring } from '../tables.ts'

/** Pure: only people with the role of teacher may join the staff of a course. */
export const whyNotAccept = ({ roles }: Pick<Actor, 'roles'>) =>
  roles.has('teacher') ? null : ('courses.not-a-teacher' as const)

/** The invitations that somebody has not answered. */
export async function listMyInvitations(db: Db, actor: Actor) {
  const items = await authoring(db)
    .selectFrom('authoring.staff_invitations as i')
    .innerJoin('courses.known_courses as c', 'c.id', 'i.course_id')
    .innerJoin('identity.people as p', 'p.id', 'i.by_id')
    .select(['i.id', 'i.role', 'i.rights', 'i.share_percent as sharePercent', 'i.at', 'p.name as by'])
    .select(['c.id as courseId', 'c.title'])
    .where('i.person_id', '=', actor.personId)
    .orderBy('i.at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(mostWhole)
    .execute()
  return {
    ...wholeList(items.map(({ courseId, title, ...item }) => ({ ...item, course: { id: courseId, title } }))),
    whyNotAccept: whyNotAccept(actor),
  }
}

type Deps = Pick<AuthoringDeps, 'db' | 'clock' | 'pages'>

/** Makes the invited person staff. Somebody who is on the staff already keeps their rights. */
export async function acceptInvitation({ db, clock, pages }: Deps, actor: Actor, invitationId: string) {
  refuseIf(whyNotAccept(actor))
  const { courseId, slug } = await transaction(db, async (tx) => {
    const course = await holdCourse(tx, actor.personId, invitationId)
    const { role, rights, share_percent } = await takeInvitation(tx, actor.personId, invitationId)
    await insertStaff(tx, {
      ...{ course_id: course.id, person_id: actor.personId, role, rights, share_percent },
      added_at: clock.now(),
    })
    return { courseId: course.id, slug: course.slug }
  })
  dropPagesOf(pages, slug)
  return { courseId }
}

/** Locks the course before the invitation, in the same order as the owner's changes, so that there is no deadlock. */
async function holdCourse(tx: Tx, personId: string, invitationId: string) {
  const invitation = await authoring(tx)
    .selectFrom('authoring.staff_invitations')
    .select('course_id')
    .where('id', '=', invitationId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  const course = invitation && (await lockCourse(tx, invitation.course_id))
  return course ?? refuse('courses.unknown-invitation')
}

async function takeInvitation(tx: Tx, personId: string, invitationId: string) {
  const invitation = await authoring(tx)
    .deleteFrom('authoring.staff_invitations')
    .where('id', '=', invitationId)
    .where('person_id', '=', personId)
    .returning(['role', 'rights', 'share_percent'])
    .executeTakeFirst()
  return invitation ?? refuse('courses.unknown-invitation')
}

export const declineInvitation = (db: Db, personId: string, invitationId: string) =>
  transaction(db, async (tx) => {
    await takeInvitation(tx, personId, invitationId)
    return {}
  })
