import { withSignsAtNames } from '@arvand/persian/clean-text'
import { expect, test } from 'vitest'
import { courseImage, linesOf } from './course-picture.server.ts'

const course = {
  slug: 'python',
  title: 'پایتون & <SQL>: از «صفر» تا برنامه‌ای که کار می‌کند',
  category: { title: 'برنامه‌نویسی', palette: 'firoozeh' },
  teacher: { name: 'شیما نوروزی' },
  rating: 4.8,
  ratings: 312,
}

test('a course has a picture of the size that is passed on', () => {
  const image = courseImage(course)
  expect(image.subarray(1, 4).toString()).toBe('PNG')
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630])
})

test('the signs of «C++» and «.NET» are drawn at the side where they are read', () => {
  const drawn = (title: string) => courseImage({ ...course, title })
  for (const title of ['دورهٔ C++', '.NET چیست', 'C# و F#']) {
    const image = drawn(withSignsAtNames(title))
    expect(image.equals(drawn(title.replace(/[.]?[A-Z]+[+#]*/g, '\u2066$&\u2069'))), title).toBe(true)
    expect(image.equals(drawn(title)), title).toBe(false)
  }
})

test('a long title is cut after its third line, a short one stays', () => {
  expect(linesOf('جبر خطی')).toEqual(['جبر خطی'])
  const lines = linesOf('از شهود تا محاسبه '.repeat(10))
  expect(lines).toHaveLength(3)
  expect(lines[2]).toMatch(/…$/)
})
