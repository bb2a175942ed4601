import { BellDot, ChevronRight, Menu, Search } from 'lucide-react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './icon.tsx'
import { drawStillPartsBy } from './still.ts'

const icons = (
  <p>
    <Icon of={Search} />
    <Icon of={ChevronRight} size={18} mirror />
    <Icon of={Menu} size={24} className="text-muted has-[a>b]:p-1" />
    <Icon of={BellDot} size={16} />
    <Icon of={Search} size={24} />
    <Icon of={Search} />
  </p>
)

test("a kept icon has the markup of Lucide's own", () => {
  const own = renderToString(icons)
  expect(own).toContain('stroke-width="1.7"')
  expect(own).toContain('mirror')
  drawStillPartsBy(renderToString)
  expect(renderToString(icons)).toBe(own)
  expect(renderToString(icons)).toBe(own)
})
