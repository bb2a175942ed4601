import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse } from '#testing/courses'
import { aWebinar } from '#testing/live'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({ PUBLIC_URL: 'https://arvand.example' })
  await aCourse(arvand, { slug: 'algebra' })
  await aCourse(arvand, { slug: 'hidden', state: 'draft' })
})
afterAll(() => arvand.close())

const get = async (url: string) => {
  const { statusCode, headers, body } = await arvand.app.inject({ method: 'GET', url })
  return { statusCode, type: headers['content-type'], body }
}

test('robots are told where the sitemap is and where not to go', async () => {
  const { statusCode, type, body } = await get('/robots.txt')
  expect([statusCode, type]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toContain('Sitemap: https://arvand.example/sitemap.xml')
  expect(body).toContain('Disallow: /panel')
})

test('the sitemap names its parts, and they the published courses and other pages', async () => {
  const index = await get('/sitemap.xml')
  expect([index.statusCode, index.type]).toEqual([200, 'application/xml; charset=utf-8'])
  expect([...index.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)).toEqual([
    'https://arvand.example/sitemaps/pages.xml',
    'https://arvand.example/sitemaps/courses-1.xml',
    'https://arvand.example/sitemaps/sample-questions.xml',
    'https://arvand.example/sitemaps/exams.xml',
    'https://arvand.example/sitemaps/webinars.xml',
    'https://arvand.example/sitemaps/help.xml',
    'https://arvand.example/sitemaps/topics.xml',
    'https://arvand.example/sitemaps/articles.xml',
    'https://arvand.example/sitemaps/careers.xml',
  ])
  const courses = await get('/sitemaps/courses-1.xml')
  expect(courses.body).toContain('<loc>https://arvand.example/courses/algebra</loc><lastmod>2026-')
  expect(courses.body).not.toContain('hidden')
  expect(courses.body.trim().endsWith('</urlset>')).toBe(true)
  const pages = await get('/sitemaps/pages.xml')
  expect(pages.body).toContain('https://arvand.example/categories/mathematics')
  expect((await get('/sitemaps/courses-2.xml')).body).not.toContain('<url>')
})

test.each(['courses-0', 'courses-x', 'courses-12345', 'other'])('there is no part %s', async (name) => {
  expect((await get(`/sitemaps/${name}.xml`)).statusCode).toBe(404)
})

test('courses, webinars to come and open jobs are feeds', async () => {
  const course = await aCourse(arvand, { title: 'جبر <خطی>' })
  const webinar = await aWebinar(arvand, { title: 'رسم شمسه' })
  for (const [name, title, link] of [
    ['courses', 'جبر &lt;خطی>', `/courses/${course.slug}`],
    ['webinars', 'رسم شمسه', `/webinars/${webinar.slug}`],
    ['jobs', 'فرصت‌های شغلی تازهٔ آروند', '/jobs'],
  ]) {
    const { statusCode, type, body } = await get(`/rss/${name}`)
    expect([statusCode, type]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    expect(body).toContain(`<title>${title}</title>`)
    expect(body).toContain(`<link>https://arvand.example${link}</link>`)
    expect(body).not.toContain('hidden')
  }
  expect((await get('/rss/webinars')).body).toContain('زمان برگزاری: ')
})
