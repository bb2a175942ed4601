import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mayTryAgain } from './second-try.ts'
import type { Upload } from './upload.ts'
import { UploadRow } from './upload-row.tsx'

const refused = (code: 'media.too-large' | 'media.quota-full'): Upload => ({
  key: 'one',
  use: 'lesson',
  name: 'برنامه.exe',
  bytes: 100,
  sent: 0,
  state: 'refused',
  speed: null,
  sentence: promiseOf(code).sentence,
  mayTryAgain: mayTryAgain(code),
  fileId: null,
  percent: null,
  trouble: null,
})
const html = (upload: Upload, onDropped?: () => void) =>
  renderToStaticMarkup(<UploadRow upload={upload} {...(onDropped ? { onDropped } : {})} />)

test('a file that is refused each time is not offered another try, but another file', () => {
  const row = html(refused('media.too-large'), () => undefined)
  expect(row).toContain('این فایل از اندازهٔ مجاز بزرگ‌تر است')
  expect(row).not.toContain('تلاش دوباره')
  expect(row).toContain('فایل دیگر')
  // The tray has no field in which to choose another file.
  expect(html(refused('media.too-large'))).not.toContain('فایل دیگر')
})

test('what the person can make room for is offered another try', () => {
  expect(html(refused('media.quota-full'))).toContain('تلاش دوباره')
  for (const code of ['identity.not-signed-in', 'media.upload-gone', 'request.failed'])
    expect(mayTryAgain(code), code).toBe(true)
})
