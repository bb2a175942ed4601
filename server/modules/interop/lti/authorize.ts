import { z } from 'zod'
import type { Db } from '#platform/database'
import type { InteropDeps } from '../deps.ts'
import { interop, type LaunchRow, type ToolRow } from '../tables.ts'
import { choosingClaims, type Launched, lessonClaims } from './claims.ts'
import { findToolLesson } from './open-tool.ts'
import { signed } from './signing-key.ts'

/** What a tool asks when a browser comes back from it: OpenID Connect, the implicit flow with `form_post`. */
export const authorization = z.object({
  scope: z.string().max(200),
  response_type: z.literal('id_token'),
  response_mode: z.literal('form_post'),
  client_id: z.uuid(),
  redirect_uri: z.string().max(2000),
  login_hint: z.uuid(),
  lti_message_hint: z.uuid(),
  nonce: z.string().min(1).max(500),
  state: z.string().max(4000).default(''),
})
type Authorization = z.output<typeof authorization>

/** A launch is good for so long. */
const goodForMs = 10 * 60_000

/** What the browser posts to the tool; null when the tool, the person or the time is another. */
export async function authorizeTool(deps: InteropDeps, asked: Authorization, personId: string) {
  const { db, clock } = deps
  const launch = await findLaunch(db, asked, personId)
  if (!launch || clock.now().getTime() - launch.at.getTime() > goodForMs) return null
  const accepted = [launch.launch_url, launch.redirect_url].filter(Boolean)
  if (!accepted.includes(asked.redirect_uri) || !asked.scope.split(' ').includes('openid')) return null
  const claims = await claimsOf(deps, launch, asked)
  if (!claims || !(await tellOnce(deps, launch.id))) return null
  return { to: asked.redirect_uri, fields: { id_token: await signed(deps, claims), state: asked.state } }
}

const findLaunch = (db: Db, asked: Authorization, personId: string) =>
  interop(db)
    .selectFrom('interop.launches as launch')
    .innerJoin('interop.tools as tool', 'tool.id', 'launch.tool_id')
    .innerJoin('identity.people as person', 'person.id', 'launch.person_id')
    .select(['launch.id', 'launch.lesson_id', 'launch.person_id', 'launch.at', 'tool.id as tool_id'])
    .select(['tool.launch_url', 'tool.redirect_url', 'tool.shares_name', 'person.name'])
    .where('launch.id', '=', asked.lti_message_hint)
    .where('launch.tool_id', '=', asked.client_id)
    .where('launch.person_id', '=', personId)
    .where('launch.person_id', '=', asked.login_hint)
    .where('launch.told_at', 'is', null)
    .where('tool.closed_at', 'is', null)
    .executeTakeFirst()

type Found = Pick<LaunchRow, 'id' | 'lesson_id' | 'person_id' | 'tool_id'> &
  Pick<ToolRow, 'launch_url' | 'shares_name'> & { readonly name: string }

async function claimsOf({ db, clock, publicUrl }: InteropDeps, launch: Found, { nonce }: Authorization) {
  const { person_id, tool_id: toolId, lesson_id: lessonId } = launch
  const person = { id: person_id, name: launch.shares_name ? launch.name : null }
  const launched = (target: string): Launched => ({ toolId, nonce, target, person })
  if (lessonId === null) return choosingClaims(publicUrl, launched(launch.launch_url), launch.id)
  const lesson = await findToolLesson(db, lessonId, person_id, clock.now())
  if (!lesson) return null
  const course = { id: lesson.course_id, slug: lesson.slug, title: lesson.courseTitle }
  const { title, isTeacher, custom } = lesson
  const isGraded = lesson.most !== null
  return lessonClaims(publicUrl, launched(lesson.url), {
    lessonId,
    title,
    isTeacher,
    isGraded,
    custom,
    course,
  })
}

/** Of two browsers with one launch, one is told. */
async function tellOnce({ db, clock }: Pick<InteropDeps, 'db' | 'clock'>, id: string): Promise<boolean> {
  const told = await interop(db)
    .updateTable('interop.launches')
    .set({ told_at: clock.now() })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return told !== undefined
}
