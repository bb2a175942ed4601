import type { Browser } from '@playwright/test'
import { asDemoPerson } from '../calls.ts'
import { aName } from '../people/made-up-people.ts'

interface Outline {
  readonly sections: readonly { readonly id: string; readonly lessons: readonly { readonly id: string }[] }[]
}

/** A draft of the demo's teacher: three sections, of which the first has two lessons; gives its id. */
export const aCourseToArrange = (browser: Browser, baseURL: string | undefined): Promise<string> =>
  asDemoPerson(browser, baseURL ?? '', 'teacher', async (call) => {
    const requestId = () => crypto.randomUUID()
    const begun = { title: aName('هندسه'), category: 'literature', level: 'everyone', requestId: requestId() }
    const { id } = (await call<{ course: { id: string } }>('teacher/course/create', begun)).course
    for (const title of ['نقطه', 'خط', 'صفحه'])
      await call('teacher/section/add', { courseId: id, title, requestId: requestId() })
    const { sections } = await call<Outline>('teacher/course/show', { courseId: id })
    for (const title of ['نقطه و جا', 'فاصلهٔ دو نقطه'])
      await call('teacher/lesson/add', {
        sectionId: sections[0]?.id,
        title,
        kind: 'text',
        requestId: requestId(),
      })
    return id
  })
