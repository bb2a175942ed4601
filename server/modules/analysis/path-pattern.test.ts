import { expect, test } from 'vitest'
import { pathPattern } from './path-pattern.ts'

const slug = 'amoozesh-barname-nevisi-python-az-sefr'
const key = 'd2f1c0a9b8e74f6d5c4b3a2918070605'
const uuid = '01890000-0000-7000-8000-000000000000'

test.each([
  [`/courses/${slug}`, `/courses/${slug}`],
  [`/articles/${slug}`, `/articles/${slug}`],
  [`/articles/series/${slug}`, `/articles/series/${slug}`],
  [`/webinars/${slug}`, `/webinars/${slug}`],
  [`/courses/${slug}/lessons/${uuid}`, `/courses/${slug}/lessons/:id`],
  [`/certificates/${key}`, '/certificates/:id'],
  [`/panel/wallet/${uuid}`, '/panel/wallet/:id'],
  ['/manage/people/12', '/manage/people/:id'],
  ['/courses', '/courses'],
])('%s is counted as %s', (path, pattern) => {
  expect(pathPattern(path)).toBe(pattern)
})
