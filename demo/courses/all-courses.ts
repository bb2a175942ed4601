import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DemoCourse, readCourse } from './read-course.ts'

const texts = join(import.meta.dirname, 'texts')

/** Every course of the demo, in the order of their addresses. */
export async function readCourses(): Promise<DemoCourse[]> {
  const files = (await readdir(texts, { recursive: true })).filter((file) => /\/[a-z0-9-]+\.md$/.test(file))
  return Promise.all(
    files.toSorted().map(async (file) => {
      const [category = '', name = ''] = file.split('/')
      const text = await readFile(join(texts, file), 'utf8')
      try {
        return readCourse(category, name.replace(/\.md$/, ''), text)
      } catch (error) {
        throw new Error(`the course in ${file} cannot be read`, { cause: error })
      }
    }),
  )
}
