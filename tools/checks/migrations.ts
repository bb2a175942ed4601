import { createHash } from 'node:crypto'
import { basename } from 'node:path/posix'
import { newerThanFifteen } from '../newer-sql.ts'
import { isTest, sourceOf, visit } from '../source.ts'
import { readSql } from '../sql.ts'
import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'

export const frozenFile = 'docs/migrations.lock'
export const migrationFiles = (tree: Tree): string[] => filesLike(tree, /^server\/.*\/migrations\/[^/]+$/)
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const form =
  /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3])[0-5]\d-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/

/**
 * Migrations: named by their time, in one order, frozen once committed, only forward, and in SQL that PostgreSQL 15
 * knows.
 */
export async function migrations(tree: Tree): Promise<Finding[]> {
  const files = migrationFiles(tree)
  const contents = await Promise.all(files.map((file) => contentFaults(tree, file)))
  return [...nameFaults(files), ...frozenFaults(tree, files), ...contents.flat(), ...queryFaults(tree)]
}

function nameFaults(files: readonly string[]): Finding[] {
  const times = new Map<string, string>()
  return files.flatMap((file) => {
    const name = basename(file)
    const finding = (sentence: string) => [{ file, line: 1, sentence }]
    if (!form.test(name)) return finding('a migration is YYYYMMDDTHHMM-words.sql')
    const time = name.slice(0, name.indexOf('-'))
    const twin = times.get(time)
    times.set(time, file)
    return twin ? finding(`has the time of ${twin}; which is first?`) : []
  })
}

/** The SHA-256 of each migration by its path, as `docs/migrations.lock` lists them. */
export function frozenIn(tree: Tree): Map<string, string> {
  const lines = tree.has(frozenFile) ? tree.text(frozenFile).split('\n') : []
  return new Map(
    lines.filter((line) => line !== '').map((line): [string, string] => [line.slice(66), line.slice(0, 64)]),
  )
}

function frozenFaults(tree: Tree, files: readonly string[]): Finding[] {
  const frozen = frozenIn(tree)
  const missing = [...frozen.keys()].filter((file) => !tree.has(file))
  const newest =
    [...frozen.keys()]
      .map((file) => basename(file))
      .sort()
      .at(-1) ?? ''
  const found = files.flatMap((file) => {
    const hash = frozen.get(file)
    const finding = (sentence: string) => [{ file, line: 1, sentence }]
    if (hash === undefined && basename(file) < newest)
      return finding(`is older than ${newest}, which is frozen; name it by now`)
    if (hash === undefined) return finding(`is not in ${frozenFile}; npm run schema writes it down`)
    return hash === hashOf(tree.text(file)) ? [] : finding('is frozen and was changed; write a new one')
  })
  return [...missing.map((file) => ({ file, line: 1, sentence: 'is frozen and was removed' })), ...found]
}

async function contentFaults(tree: Tree, file: string): Promise<Finding[]> {
  const text = tree.text(file)
  const lines = text.split('\n')
  const { error, drops, blocks } = await readSql(text)
  const withoutReason = drops.filter(
    ({ line }) => !/--\s*\S+(\s+\S+){2}/.test(`${lines[line - 2] ?? ''}\n${lines[line - 1]}`),
  )
  return [
    ...(error ? [{ line: error.line, sentence: `not SQL of PostgreSQL 15: ${error.sentence}` }] : []),
    ...withoutReason.map(({ what, line }) => ({
      line,
      sentence: `drops ${what} without a comment that says why`,
    })),
    ...blocks.map((line) => ({ line, sentence: 'a do block hides what it does; write statements' })),
    ...newerThanFifteen(text),
  ].map((one) => ({ file, ...one }))
}

/** SQL in the server's code must run on PostgreSQL 15 too. */
function queryFaults(tree: Tree): Finding[] {
  return filesLike(tree, /^server\/.*\.ts$/)
    .filter((file) => !isTest(file))
    .flatMap((file) => {
      const source = sourceOf(tree, file)
      const found: Finding[] = []
      visit(source, {
        TaggedTemplateExpression(node) {
          if (!/^sql\b/.test(source.text.slice(node.tag.start, node.tag.end))) return
          const first = lineAt(source.text, node.quasi.start)
          for (const { line, sentence } of newerThanFifteen(
            source.text.slice(node.quasi.start, node.quasi.end),
          ))
            found.push({ file, line: first + line - 1, sentence })
        },
      })
      return found
    })
}
