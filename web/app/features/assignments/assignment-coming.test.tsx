import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AssignmentComing } from './assignment-coming.tsx'

const html = (failed: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AssignmentComing address="/panel/assignments/c/l" failed={failed} onAgain={() => undefined} />
    </MemoryRouter>,
  )

test('an assignment that does not come says so, and offers another try', () => {
  expect(html(false)).toContain('در حال بارگذاری تکلیف')
  expect(html(true)).toContain('تکلیف باز نشد')
  expect(html(true)).toContain('تلاش دوباره')
  expect(html(true)).not.toContain('aria-busy')
})
