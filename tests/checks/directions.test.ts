import { expect, test } from 'vitest'
import { directions } from '../../tools/checks/directions.ts'
import { findingsOf } from './findings.ts'

test.each([
  'ms-4 pe-2 start-0 text-start border-s rounded-ss-lg float-end',
  'right-to-left left-hand rounded-lg rounded-t-lg border-line border-b pl',
  'mt-4 mb-2 px-3 md:ms-auto',
])('«%s» passes', async (classes) => {
  expect(await findingsOf(directions, { 'web/app/a.tsx': `const a = <p className="${classes}" />` })).toEqual(
    [],
  )
})

test.each([
  ...[
    'ml-4',
    'mr-auto',
    'pl-[3px]',
    'pr-2.5',
    '-ml-px',
    'md:ml-4',
    'hover:focus:pr-(--gap)',
    'left-0',
    '-right-1/2',
  ],
  ...['left-[50%]', 'text-left', 'sm:text-right', 'border-l', 'border-r-2', 'rounded-l', 'rounded-tl-lg'],
  ...['rounded-br', 'float-left', 'clear-right', 'scroll-ml-4', '!ml-4', 'ml-4!'],
])('%s is refused', async (name) => {
  const file = `\nconst a = <p className="flex ${name}" />\nconst b = cn(\`\${c} ${name}\`)`
  const found = await findingsOf(directions, { 'web/app/a.tsx': file })
  expect(found).toEqual([
    expect.stringContaining(`web/app/a.tsx:2 ${name} is a physical direction`),
    expect.stringContaining(`web/app/a.tsx:3 ${name} is a physical direction`),
  ])
})

test.each([
  'const a = <p style={{ left: 0 }} />',
  'const a = <p style={{ marginLeft: 4 }} />',
  "const style = { paddingRight: '1rem' }",
  "const style = { textAlign: 'left' }",
  'const style = { borderTopLeftRadius: 4 }',
])('%s is refused', async (code) => {
  const found = await findingsOf(directions, { 'web/app/a.tsx': code })
  expect(found).toEqual([expect.stringContaining('physical direction')])
})

test('left and right as words of something else pass', async () => {
  const code = "const chart = <Chart margin={{ left: 4, right: 4 }} />\nconst side: 'left' | 'right' = 'left'"
  expect(await findingsOf(directions, { 'web/app/a.tsx': code })).toEqual([])
})

test('style sheets are read', async () => {
  const css = [
    '.a { margin-inline-start: 4px; text-align: start; }',
    '.b { margin-left: 4px; color: red; right: 0 }',
    '.c { text-align: right; @apply flex pl-4; }',
    '/* .d { left: 0; } */ .left { color: red; }',
  ].join('\n')
  expect(await findingsOf(directions, { 'web/app/a.css': css })).toEqual([
    expect.stringContaining('web/app/a.css:2 margin-left'),
    expect.stringContaining('web/app/a.css:2 right'),
    expect.stringContaining('web/app/a.css:3 text-align'),
    expect.stringContaining('web/app/a.css:3 pl-4'),
  ])
})

test('a reason on the line or above it lets one stand, an empty one does not', async () => {
  const line = 'const a = <p className="left-0" />'
  const withReason = `${line} /* physical: time runs left to right */`
  expect(await findingsOf(directions, { 'web/app/a.tsx': withReason })).toEqual([])
  expect(await findingsOf(directions, { 'web/app/a.tsx': `// physical: the slide stays\n${line}` })).toEqual(
    [],
  )
  expect(await findingsOf(directions, { 'web/app/a.tsx': `// physical:\n${line}` })).toHaveLength(1)
})
