import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The rules of WCAG 2.2 AA, of the versions before it, and axe's best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The packed source: half of the one that `axe-core` hands out, and browsers read all of it for each document. */
const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds wrong on a page, a sentence for each rule. `AxeBuilder` judges all frames together, in a tab of its own
 * with axe read anew; a page without frames is judged where it stands, by the same rules, in a third of the time.
 */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  const violations = page.frames().length === 1 ? await ofOneFrame(page) : await ofAllFrames(page)
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(' | ')})`,
  )
}

async function ofAllFrames(page: Page): Promise<axe.Result[]> {
  const { violations } = await new AxeBuilder({ page, axeSource: source }).withTags(rules).analyze()
  return violations
}

interface InPage {
  run(context: Document, options: axe.RunOptions): Promise<axe.AxeResults>
}

async function ofOneFrame(page: Page): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(async (values) => {
    const { axe: here } = globalThis as unknown as { axe: InPage }
    const { violations } = await here.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      selectors: false,
    })
    return violations
  }, rules)
}
