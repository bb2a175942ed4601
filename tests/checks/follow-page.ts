import type { Tree } from '../../tools/tree.ts'

/** One fenced block of a page: a new file, a change of one, or commands. */
export interface Step {
  /** «A module» */
  readonly recipe: string
  /** «The word» */
  readonly heading: string
  readonly language: string
  readonly file: string
  readonly text: string
}

/** The steps of a page in order: the blocks that name a file or a shell, below each numbered heading of a recipe. */
export function stepsOf(page: string): Step[] {
  const recipes = page.split(/^## /m).slice(1)
  return recipes.flatMap((recipe) =>
    recipe.split(/^### \d+\. /m).flatMap((section) =>
      [...section.matchAll(/^```(\w+) ?([^\n]*)\n(.*?)^```$/gms)].map(
        ([, language = '', file = '', text = '']) => ({
          ...{ recipe: firstLine(recipe), heading: firstLine(section) },
          ...{ language, file, text },
        }),
      ),
    ),
  )
}

const firstLine = (text: string): string => text.slice(0, text.indexOf('\n'))

/** The files that a recipe touches. */
export const placesOf = (steps: readonly Step[], recipe: string): string[] => [
  ...new Set(steps.filter((step) => step.recipe === recipe && step.file !== '').map(({ file }) => file)),
]

/** The lines that these steps write. */
export const linesOf = (steps: readonly Step[]): number =>
  steps.flatMap(({ language, text }) =>
    text.split('\n').filter((line) => (language === 'diff' ? /^\+./.test(line) : line.trim() !== '')),
  ).length

/** The commands of a page, one per line. */
export const commandsOf = (steps: readonly Step[]): string[] =>
  steps.filter(({ language }) => language === 'sh').flatMap(({ text }) => text.trim().split('\n'))

/** Follows the steps exactly; returns the new and changed files with their texts. */
export function follow(steps: readonly Step[], tree: Tree): Map<string, string> {
  const written = new Map<string, string>()
  for (const { language, file, text } of steps) {
    if (language === 'sh') continue
    const before = written.get(file) ?? (tree.has(file) ? tree.text(file) : undefined)
    if (language === 'diff') written.set(file, changed(file, before, text))
    else if (before === undefined) written.set(file, text)
    else throw new Error(`${file} is new on the page, and there already`)
  }
  return written
}

/** The tree after the steps. */
export const treeAfter = (tree: Tree, written: ReadonlyMap<string, string>): Tree => ({
  files: [...new Set([...tree.files, ...written.keys()])].sort(),
  has: (file) => written.has(file) || tree.has(file),
  text: (file) => written.get(file) ?? tree.text(file),
})

function changed(file: string, before: string | undefined, diff: string): string {
  const lines = diff.trimEnd().split('\n')
  const side = (marks: string) =>
    lines
      .filter((line) => marks.includes(line.charAt(0)))
      .map((line) => line.slice(1))
      .join('\n')
  const [old, fresh] = [side(' -'), side(' +')]
  const parts = before?.split(old) ?? []
  if (parts.length !== 2) throw new Error(`${file} has ${Math.max(0, parts.length - 1)} places like:\n${old}`)
  return parts.join(fresh)
}
