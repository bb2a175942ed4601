/// <reference lib="dom" />
import type { Browser, Locator, Page } from '@playwright/test'
import { asDemoPerson, type Call } from '../calls.ts'
import { atBank, putInCart } from '../commerce/at-bank.ts'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aDraft } from '../presses/draft-course.ts'

test('the signs of «C++» and «.NET» stay at their names wherever the title of a course stands', async ({
  page,
  browser,
  baseURL,
}) => {
  // One journey with many pages needs more than the usual time.
  test.setTimeout(120_000)
  const course = await aSoldCourse(browser, baseURL ?? '')
  const main = page.getByRole('main')
  await arrive(page)

  await page.goto(`/courses?q=${encodeURIComponent('C++')}`)
  await expectUpright(main.getByRole('article').getByRole('heading', { name: course.named }))
  await page.goto(`/courses/${course.slug}`)
  await expect(page).toHaveTitle(course.named)
  await expectUpright(page.getByRole('heading', { level: 1, name: course.named }))
  await expectUpright(page.getByRole('navigation', { name: 'جای این صفحه' }).getByText(course.named))
  await expectUpright(main.getByText(course.lesson))

  await putInCart(page, course.slug)
  await page.goto('/cart')
  await expectUpright(page.getByRole('list', { name: 'اقلام سبد' }).getByText(course.named))
  await page.getByRole('link', { name: 'تکمیل خرید' }).click()
  await page.getByRole('button', { name: /^پرداخت .* تومان$/ }).click()
  await atBank(page, 'pay')
  await page.getByRole('link', { name: 'دیدن فاکتور' }).click()
  await expectUpright(main.getByText(course.named))
  await page.goto('/panel/notices')
  await expectUpright(main.getByText(course.named))

  await page.goto('/panel/courses')
  await expectUpright(main.getByText(course.named))
  await expectUpright(await foundInPalette(page, `c++ ${course.number}`, 'دوره‌های من'))
  await page.goto(`/learn/${course.slug}`)
  await expectUpright(page.getByText(course.named))
  await page.getByRole('link', { name: course.lesson }).first().click()
  await expectUpright(page.getByRole('heading', { level: 1, name: course.lesson }))

  await signInAs(page, 'teacher')
  await page.goto(`/teach/courses/${course.id}/curriculum`)
  await expectUpright(page.getByText(course.named))
  await signInAs(page, 'manager')
  await page.goto(`/manage/catalogue?q=${encodeURIComponent('C++')}`)
  await expectUpright(main.getByText(course.named))
  await expectUpright(await foundInPalette(page, `.NET ${course.number}`, 'همهٔ دوره‌ها'))
})

test('the palette searches for a name of one Latin letter too', async ({ page }) => {
  await signInAs(page, 'manager')
  await page.goto('/manage')
  await page.keyboard.press('Control+KeyK')
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/manage/search') && request.postDataJSON().q === 'R',
  )
  await page.getByRole('dialog').getByRole('combobox').fill('R')
  await asked
})

/** What the open palette has under a heading when this is typed. */
async function foundInPalette(page: Page, typed: string, group: string): Promise<Locator> {
  await page.keyboard.press('Control+KeyK')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill(typed)
  const options = dialog.getByRole('group', { name: group }).getByRole('option')
  await expect(options).toHaveCount(1)
  return options
}

/** A published course of the demo teacher that is sold; its name and that of a lesson, as they are shown. */
async function aSoldCourse(browser: Browser, baseURL: string) {
  const number = Math.floor(Math.random() * 1e9)
  const named = new RegExp(`C\\+\\+\u200e? و \u200e?\\.NET ${number}`)
  const made = await asDemoPerson(browser, baseURL, 'teacher', async (call) => {
    const id = await aDraft(call, `برنامه‌نویسی با C++ و .NET ${number}`, true)
    const { course, sections } = await call<{ course: { slug: string }; sections: { id: string }[] }>(
      'teacher/course/show',
      { courseId: id },
    )
    await addLesson(call, sections[0]?.id ?? '', id)
    await call('teacher/course/price', {
      courseId: id,
      price: 5_000_000,
      listPrice: 5_000_000,
      inPlus: false,
    })
    await call('teacher/course/submit', { courseId: id })
    return { id, slug: course.slug }
  })
  await asDemoPerson(browser, baseURL, 'manager', (call) =>
    call('panel/manage/courses/publish', { courseId: made.id }),
  )
  return { ...made, number, named, lesson: /شروع با C#/ }
}

async function addLesson(call: Call, sectionId: string, courseId: string): Promise<void> {
  const title = 'شروع با C#'
  const requestId = crypto.randomUUID()
  const { lessonId } = await call<{ lessonId: string }>('teacher/lesson/add', {
    ...{ sectionId, title, kind: 'text', requestId },
  })
  const text = { type: 'text', text: 'C++ و .NET را کنار هم می‌نویسیم.' }
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }
  const content = { kind: 'text', body, attachments: [] }
  await call('teacher/lesson/save', { lessonId, version: 1, title, content, minutes: 10 })
  await call('teacher/lesson/publish', { courseId, lessonIds: [lessonId], isPublished: true })
}

/** That the first of these is drawn with its signs at the side of the name where they are read. */
async function expectUpright(places: Locator): Promise<void> {
  const place = places.first()
  await expect(place).toBeVisible()
  const order = await place.evaluate(drawnOrder)
  expect(order.length, await place.innerText()).toBeGreaterThan(0)
  for (const { name, drawn } of order) expect(drawn, `«${name}» as it is drawn`).toBe(name)
}

/** In the browser: each Latin name with signs in the element, and its letters as they stand from left to right. */
function drawnOrder(element: Element) {
  const found: { name: string; drawn: string }[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    for (const { 0: name, index } of (text.textContent ?? '').matchAll(/C\+\+|C#|\.NET/g)) {
      const letters = [...name].map((letter, at) => {
        const range = document.createRange()
        range.setStart(text, index + at)
        range.setEnd(text, index + at + 1)
        return { letter, x: range.getBoundingClientRect().x }
      })
      const drawn = letters.toSorted((a, b) => a.x - b.x).map(({ letter }) => letter)
      found.push({ name, drawn: drawn.join('') })
    }
  }
  return found
}
