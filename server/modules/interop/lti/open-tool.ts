import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { refuse } from '#platform/refusal'
import type { InteropDeps } from '../deps.ts'
import { toolLessons } from '../lesson-kinds/tool/tool-lessons.ts'
import { interop, type ToolRow } from '../tables.ts'
import { deploymentId } from './claims.ts'

type Deps = Pick<InteropDeps, 'db' | 'clock' | 'publicUrl'>

/** Where the browser goes to open the tool of a lesson. */
export async function openToolOfLesson(deps: Deps, lessonId: string, personId: string) {
  const now = deps.clock.now()
  const lesson = (await findToolLesson(deps.db, lessonId, personId, now)) ?? refuse('interop.unknown-lesson')
  const { tool } = lesson
  if (!lesson.isTeacher) {
    if (!lesson.isLearner || !lesson.is_published) return refuse('interop.unknown-lesson')
    if (!(await isOpenTo(deps.db, lessonId, personId, now))) return refuse('interop.lesson-locked')
  }
  return leaveFor(deps, { tool, personId, lessonId, target: lesson.url })
}

/** Where the browser goes for a teacher to choose in a tool. */
export async function chooseInTool(deps: Deps, toolId: string, personId: string) {
  const tool = await findOpenTool(deps.db, toolId)
  return leaveFor(deps, { tool, personId, lessonId: null, target: tool.launch_url })
}

/** The first step of OpenID Connect as LTI has it: the tool is asked to ask who comes. */
async function leaveFor({ db, clock, publicUrl }: Deps, to: Leaving): Promise<{ url: string }> {
  const { tool, personId, lessonId, target } = to
  const id = newId()
  await interop(db)
    .insertInto('interop.launches')
    .values({ id, tool_id: tool.id, person_id: personId, lesson_id: lessonId, at: clock.now() })
    .execute()
  const url = new URL(tool.login_url)
  const asked = {
    iss: publicUrl.origin,
    login_hint: personId,
    target_link_uri: target,
    lti_message_hint: id,
    client_id: tool.id,
    lti_deployment_id: deploymentId,
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return { url: url.href }
}

interface Leaving {
  readonly tool: Pick<ToolRow, 'id' | 'login_url'>
  readonly personId: string
  readonly lessonId: string | null
  readonly target: string
}

export const findOpenTool = async (db: Db, toolId: string): Promise<ToolRow> =>
  (await interop(db)
    .selectFrom('interop.tools')
    .selectAll()
    .where('id', '=', toolId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()) ?? refuse('interop.unknown-tool')

/** A lesson with its tool, and what somebody is in its course; undefined when the tool is out of use. */
export async function findToolLesson(db: Db, lessonId: string, personId: string, now: Date) {
  const row = await toolLessons(db)
    .innerJoin('courses.known_courses as course', 'course.id', 'lesson.course_id')
    .innerJoin('interop.tools as tool', 'tool.id', 'link.tool_id')
    .select(['lesson.title', 'lesson.course_id', 'lesson.is_published', 'course.slug'])
    .select(['course.title as courseTitle', 'link.url', 'link.custom', 'link.most'])
    .select(['tool.id as toolId', 'tool.login_url', 'tool.shares_name'])
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('courses.course_staff')
          .whereRef('course_id', '=', 'lesson.course_id')
          .where('person_id', '=', personId),
      ).as('isTeacher'),
      exists(
        selectFrom('courses.learners')
          .whereRef('course_id', '=', 'lesson.course_id')
          .where('person_id', '=', personId)
          .where('state', 'in', ['active', 'completed'])
          .where((on) => on.or([on('expires_at', 'is', null), on('expires_at', '>', now)])),
      ).as('isLearner'),
    ])
    .where('lesson.id', '=', lessonId)
    .where('tool.closed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { toolId, login_url, isTeacher, isLearner, ...lesson } = row
  return {
    ...lesson,
    tool: { id: toolId, login_url },
    isTeacher: Boolean(isTeacher),
    isLearner: Boolean(isLearner),
  }
}

async function isOpenTo(db: Db, lessonId: string, personId: string, now: Date): Promise<boolean> {
  const access = await interop(db)
    .selectFrom('courses.lesson_access')
    .select(['opens_at', 'missing'])
    .where('lesson_id', '=', lessonId)
    .where('person_id', '=', personId)
    .execute()
  return access.some(
    ({ opens_at, missing }) => (opens_at === null || opens_at <= now) && missing.length === 0,
  )
}
