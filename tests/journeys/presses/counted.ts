import { type Page, test } from '@playwright/test'
import { expect } from '../journey.ts'
import { type Count, mostOf, writeCount } from './table.ts'

const homes = { learner: '/panel', teacher: '/teach', manager: '/manage' } as const
export type Role = keyof typeof homes

/** Does a task as a hand does it, from the role's home, and holds it to its row of docs/presses.md. */
export type Task = (task: string, act: () => Promise<void>) => Promise<void>

/** Counts what is pressed in this page from now on; the person is signed in. `-u` writes the counts into the table. */
export async function countedTasks(page: Page, role: Role): Promise<Task> {
  const count = await counterOf(page)
  return (task, act) =>
    test.step(task, async () => {
      const most = mostOf(role, task)
      // The groups of the menu are folded as on a new device.
      await page.context().clearCookies({ name: 'arvand.menu' })
      await page.goto(homes[role])
      // What is pressed before hydration waits for it; here each press is to be answered at once.
      await page.waitForLoadState('networkidle')
      const before = { ...count }
      await act()
      const took = { presses: count.presses - before.presses, fields: count.fields - before.fields }
      if (/^(?:all|changed)$/.test(test.info().config.updateSnapshots)) writeCount(role, task, took)
      expect(took.presses, 'something was pressed').toBeGreaterThan(0)
      expect.soft(took.presses, `${role}, presses to ${task}`).toBeLessThanOrEqual(most.presses)
      expect.soft(took.fields, `${role}, fields to ${task}`).toBeLessThanOrEqual(most.fields)
    })
}

async function counterOf(page: Page): Promise<Count> {
  const count = { presses: 0, fields: 0 }
  await page.exposeFunction('countInput', (what: keyof Count) => {
    count[what]++
  })
  await page.addInitScript(listen)
  return count
}

/** Runs in the page. */
function listen() {
  const { countInput } = window as unknown as { countInput: (what: 'presses' | 'fields') => void }
  let last: EventTarget | null = null
  const isField = (target: EventTarget | null) =>
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !/^(?:checkbox|radio|file|submit|button)$/.test(target.type))
  addEventListener(
    'pointerdown',
    ({ isTrusted }) => {
      if (isTrusted) countInput('presses')
    },
    true,
  )
  addEventListener(
    'keydown',
    ({ isTrusted, key, target, ctrlKey }) => {
      // Keys that are held while another is pressed are one press with it.
      const isHeld = /^(?:Control|Shift|Alt|Meta)$/.test(key)
      const isTyping = isField(target) && key.length === 1 && !ctrlKey
      if (isTrusted && !isHeld && !isTyping) countInput('presses')
    },
    true,
  )
  addEventListener(
    'input',
    ({ target, isTrusted }) => {
      // A browser that is driven chooses from a list by script.
      const isByHand = isTrusted || target instanceof HTMLSelectElement
      if (!isByHand || !isField(target) || target === last) return
      last = target
      countInput('fields')
    },
    true,
  )
}
