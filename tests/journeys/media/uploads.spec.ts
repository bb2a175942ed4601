import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'

// A worker that has taken the page over by then would pass its requests by the routes of the journey.
test.use({ serviceWorkers: 'block' })

const chunk = 8 * 1024 * 1024

/** A playable film with an empty MP4 box at its end, so large that its upload takes two pieces. */
async function aLongFilm(folder: string, name: string): Promise<string> {
  const film = await readFile(join(import.meta.dirname, '../../fixtures/media/film.mp4'))
  const empty = Buffer.alloc(chunk + 2_000_000)
  empty.writeUInt32BE(empty.length, 0)
  empty.write('free', 4, 'latin1')
  const path = join(folder, name)
  await writeFile(path, Buffer.concat([film, empty]))
  return path
}

test('an upload is cut half-way, the page is reloaded, and it goes on from the byte where it stopped', async ({
  page,
  look,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'arvand-upload-'))
  const name = `film-${crypto.randomUUID().slice(0, 8)}.mp4`
  const film = await aLongFilm(folder, name)
  await signInAs(page, 'teacher')
  await page.goto('/teach/media')
  await look(page)

  const offsets: string[] = []
  let isCut = true
  await page.route('**/api/media/uploads/**', async (route) => {
    const request = route.request()
    const offset = (await request.headerValue('upload-offset')) ?? ''
    if (request.method() !== 'PATCH') return route.continue()
    if (isCut && offset !== '0') return route.abort('internetdisconnected')
    offsets.push(offset)
    return route.continue()
  })
  const choose = page.getByLabel('فایل‌های تازه')
  await choose.setInputFiles(film)
  const tray = page.getByRole('region', { name: 'آپلودها' })
  await expect(tray.getByText('اینترنت قطع است')).toBeVisible({ timeout: 30_000 })
  await expect(tray.getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', '80')
  await look(page)

  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText(`آپلود «${name}» نیمه‌کاره مانده است.`)).toBeVisible()
  await expect(page.getByText('۸٫۴ مگابایت از ۱۰ مگابایت آپلود شده است')).toBeVisible()
  isCut = false
  await choose.setInputFiles(film)
  await expect(tray.getByText('آپلود و ذخیره شد')).toBeVisible({ timeout: 30_000 })
  expect(offsets).toEqual(['0', String(chunk)])

  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('region', { name: `پخش‌کننده: ${name}` })).toBeVisible()
  // The upload tray stays when the person opens another page.
  await expect(tray).toBeVisible()
  await look(page)
  await tray.getByRole('button', { name: 'پاک کردن این فهرست' }).click()
  await expect(tray).toHaveCount(0)
  await page.getByRole('button', { name: 'پاک کردن فایل' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'پاک کردن' }).click()
  await expect(page).toHaveURL(/\/teach\/media$/)
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  await rm(folder, { recursive: true })
})
