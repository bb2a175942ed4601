import { inChromium } from '../../../playwright.config.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { type CourseWithPackage, courseWithPackage, packageOf } from './course-with-package.ts'
import { learnIn } from './learn-in.ts'

// In the headless shell a package finds what another left.
test.use(inChromium)

/** A page that shows what it finds in the browser's storage, then writes its name there. */
const guest = (
  name: string,
) => `<!doctype html><meta charset="utf-8"><html lang="fa" dir="rtl"><title>${name}</title>
<p id="found">…</p><script>
try {
  const found = localStorage.getItem('guest') ?? 'هیچ'
  localStorage.setItem('guest', '${name}')
  document.getElementById('found').textContent = 'یافت: ' + found
} catch {}
</script></html>`

test('what one package leaves in the browser another does not find', async ({ page, baseURL }) => {
  const make = async (name: string) =>
    courseWithPackage(baseURL ?? '', await packageOf('1.2', { [name]: guest(name) }))
  const [first, second] = [await make('مهمان یکم'), await make('مهمان دوم')]
  await arrive(page)
  for (const { courseId } of [first, second]) await learnIn(page, courseId)
  const sco = page.frameLocator('iframe[title^="بستهٔ"]').locator('#content')
  // A private window gives frames of other sites no storage at all, so each part is opened as a page of its own.
  const addressOf = async ({ slug, lessonId }: CourseWithPackage) => {
    await page.goto(`/learn/${slug}/${lessonId}`)
    await expect(sco).toHaveAttribute('src', /p0\.html/, { timeout: 30_000 })
    return sco.evaluate((frame: HTMLIFrameElement) => frame.src)
  }
  const [one, other] = [await addressOf(first), await addressOf(second)]
  await page.goto(one)
  await expect(page.getByText('یافت: هیچ')).toBeVisible()
  await page.goto(other)
  await expect(page.getByText('یافت: هیچ')).toBeVisible()
  // The first package finds its own value again: storage is separate for each package, but not deleted.
  await page.goto(one)
  await expect(page.getByText('یافت: مهمان یکم')).toBeVisible()
})
