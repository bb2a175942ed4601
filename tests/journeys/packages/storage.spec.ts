import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { type CourseWithPackage, courseWithPackage, packageOf } from './course-with-package.ts'
import { learnIn } from './learn-in.ts'

/** Says what it finds in the browser's storage, then leaves its name there. */
const guest = (
  name: string,
) => `<!doctype html><meta charset="utf-8"><html lang="fa" dir="rtl"><title>${name}</title>
<p id="found"></p><script>
const found = localStorage.getItem('guest') ?? 'هیچ'
localStorage.setItem('guest', '${name}')
document.getElementById('found').textContent = 'یافت: ' + found
</script></html>`

test('what one package leaves in the browser another does not find', async ({ page, baseURL }) => {
  // Two courses are made and published for it first.
  test.slow()
  const make = async (name: string) =>
    courseWithPackage(baseURL ?? '', await packageOf('1.2', { [name]: guest(name) }))
  const [first, second] = [await make('مهمان یکم'), await make('مهمان دوم')]
  await arrive(page)
  const sco = page.frameLocator('iframe[title^="بستهٔ"]').frameLocator('#content')
  const play = ({ slug, lessonId }: CourseWithPackage) => page.goto(`/learn/${slug}/${lessonId}`)
  for (const { courseId } of [first, second]) await learnIn(page, courseId)
  await play(first)
  await expect(sco.getByText('یافت: هیچ')).toBeVisible({ timeout: 30_000 })
  await play(second)
  await expect(sco.getByText('یافت: هیچ')).toBeVisible({ timeout: 30_000 })
  // Its own it finds again: storage is apart, not thrown away.
  await play(first)
  await expect(sco.getByText('یافت: مهمان یکم')).toBeVisible({ timeout: 30_000 })
})
