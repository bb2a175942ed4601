import type { Call } from '../calls.ts'

const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

interface Course {
  readonly id: string
  readonly slug: string
  readonly version: number
}

const requestId = () => crypto.randomUUID()

/** A course with all that a review asks for: two sections, and two written lessons in the first, published or not. */
export async function aDraft(call: Call, title: string, isPublished: boolean): Promise<string> {
  const kind = { title, category: 'arts', level: 'everyone' }
  const begun = { ...kind, requestId: requestId() }
  const { id: courseId } = (await call<{ course: Course }>('teacher/course/create', begun)).course
  const { course } = await call<{ course: Course }>('teacher/course/show', { courseId })
  await call('teacher/course/save', {
    ...kind,
    ...{ courseId, version: course.version, slug: course.slug, coverFileId: null, accessDays: null },
    summary: 'از نقطه و کشیده تا چلیپا، هر هفته یک سطر را با هم می‌نویسیم.',
    description: words('از تراشیدن قلم تا سطری که می‌توان برای دیگران خواند.'),
    ...{ outcomes: [], requirements: [] },
  })
  const add = (section: string) =>
    call<{ sectionId: string }>('teacher/section/add', { courseId, title: section, requestId: requestId() })
  const { sectionId } = await add('نقطه')
  await add('خط')
  const lessonIds: string[] = []
  for (const lesson of ['قلم', 'مرکب']) lessonIds.push(await aLesson(call, sectionId, lesson))
  await call('teacher/lesson/publish', { courseId, lessonIds, isPublished })
  return courseId
}

async function aLesson(call: Call, sectionId: string, title: string): Promise<string> {
  const added = { sectionId, title, kind: 'text', requestId: requestId() }
  const { lessonId } = await call<{ lessonId: string }>('teacher/lesson/add', added)
  const content = { kind: 'text', body: words('قلم را با زاویهٔ ثابت بگیرید.'), attachments: [] }
  await call('teacher/lesson/save', { lessonId, version: 1, title, content, minutes: 10 })
  return lessonId
}
