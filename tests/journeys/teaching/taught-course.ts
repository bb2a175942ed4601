import { type Browser, expect, type Page } from '@playwright/test'
import { asDemoPerson, type Call } from '../calls.ts'

export interface TaughtCourse {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly lessonId: string
}

const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const level = (title: string, points: number) => ({ id: crypto.randomUUID(), title, points })

/** A published course of the demo teacher with one assignment; no other journey uses it. */
export async function aTaughtCourse(browser: Browser, baseURL = ''): Promise<TaughtCourse> {
  const title = `کارگاه نوشتن ${Math.floor(Math.random() * 1e9)}`
  const made = await asDemoPerson(browser, baseURL, 'teacher', (call) => writeCourse(call, title))
  await asDemoPerson(browser, baseURL, 'manager', (call) =>
    call('panel/manage/courses/publish', { courseId: made.id }),
  )
  return { ...made, title }
}

/** The teacher, signed in on `page`, invites a number; the learner on `theirs` then sees the assignment. */
export async function invite(
  page: Page,
  { mobile, theirs }: { mobile: string; theirs: Page },
  course: TaughtCourse,
) {
  await page.goto(`/teach/courses/${course.id}/students/add`)
  await page.getByLabel('شماره‌ها', { exact: true }).fill(mobile)
  await page.getByRole('button', { name: 'دعوت این شماره‌ها' }).click()
  await expect(page.getByText('کار این فهرست تمام شد.')).toBeVisible()
  // The enrolment is done by a job, so wait for it.
  await expect(async () => {
    await theirs.goto(`/learn/${course.slug}/${course.lessonId}`)
    await expect(theirs.getByLabel('پاسخ شما')).toBeVisible({ timeout: 3000 })
  }).toPass()
}

interface Course {
  readonly id: string
  readonly slug: string
  readonly version: number
}

async function writeCourse(call: Call, title: string) {
  const begun = { title, category: 'literature', level: 'everyone', requestId: crypto.randomUUID() }
  const { id: courseId } = (await call<{ course: Course }>('teacher/course/create', begun)).course
  const { course } = await call<{ course: Course }>('teacher/course/show', { courseId })
  await call('teacher/course/save', {
    courseId,
    version: course.version,
    title,
    summary: 'در این کارگاه هر هفته یک نوشتهٔ کوتاه می‌نویسیم و با هم می‌خوانیم.',
    description: words('از اولین جمله تا نوشته‌ای که می‌توان برای دیگران خواند.'),
    outcomes: [],
    requirements: [],
    category: 'literature',
    level: 'everyone',
    coverFileId: null,
    accessDays: null,
    slug: course.slug,
  })
  const lessonId = await writeAssignment(call, courseId)
  await call('teacher/course/submit', { courseId })
  return { id: courseId, slug: course.slug, lessonId }
}

async function writeAssignment(call: Call, courseId: string): Promise<string> {
  const section = { courseId, title: 'هفتهٔ اول', requestId: crypto.randomUUID() }
  await call('teacher/section/add', section)
  const { sections } = await call<{ sections: { id: string }[] }>('teacher/course/show', { courseId })
  const title = 'نوشتهٔ کوتاه'
  const lesson = { sectionId: sections.at(-1)?.id, title, kind: 'assignment', requestId: crypto.randomUUID() }
  const { lessonId } = await call<{ lessonId: string }>('teacher/lesson/add', lesson)
  const content = {
    kind: 'assignment',
    body: words('در پنج سطر از کوچه‌ای بنویسید که کودکی‌تان در آن گذشت.'),
    attachments: [],
    accepts: 'text',
    mostFiles: 1,
    dueDays: 7,
    dueAt: null,
    rubric: [
      {
        id: crypto.randomUUID(),
        title: 'تصویر',
        levels: [level('کلی است', 4), level('دیده می‌شود', 12)],
      },
      { id: crypto.randomUUID(), title: 'زبان', levels: [level('نارسا', 0), level('روان', 8)] },
    ],
    points: 20,
  }
  await call('teacher/lesson/save', { lessonId, version: 1, title, content, minutes: 20 })
  await call('teacher/lesson/publish', { courseId, lessonIds: [lessonId], isPublished: true })
  return lessonId
}
