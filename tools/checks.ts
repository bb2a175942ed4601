import { partBorders } from './checks/borders.ts'
import { clocks } from './checks/clocks.ts'
import { contracts } from './checks/contracts.ts'
import { contrast } from './checks/contrast.ts'
import { cycles } from './checks/cycles.ts'
import { directions } from './checks/directions.ts'
import { documents } from './checks/documents.ts'
import { doors } from './checks/doors.ts'
import { fakes } from './checks/fakes.ts'
import { firstLoad } from './checks/first-load.ts'
import { graph } from './checks/graph.ts'
import { licences } from './checks/licences.ts'
import { lock } from './checks/lock.ts'
import { migrations } from './checks/migrations.ts'
import { names } from './checks/names.ts'
import { schema } from './checks/schema.ts'
import { screenWords } from './checks/screen-words.ts'
import { settings } from './checks/settings.ts'
import { sizes } from './checks/sizes.ts'
import { suppressions } from './checks/suppressions.ts'
import { tables } from './checks/tables.ts'
import { words } from './checks/words.ts'
import type { Step } from './commands.ts'
import type { Check } from './tree.ts'

/** What reads the tree of files. */
export const fileChecks: Readonly<Record<string, Check>> = {
  graph,
  'borders of parts': partBorders,
  tables,
  migrations,
  schema,
  contracts,
  'words on screens': screenWords,
  glossary: words,
  documents,
  cycles,
  doors,
  names,
  sizes,
  settings,
  suppressions,
  clocks,
  fakes,
  directions,
  contrast,
  lock,
  licences,
}

/** What looks at the built web: run when named, after a build. */
export const buildChecks: Readonly<Record<string, Check>> = { 'first load': firstLoad }

const types = (folder: string): Step => ({ program: 'tsc', given: ['-p', folder, '--pretty', 'false'] })

/** What runs a program; several steps run one after another. */
export const commandChecks: Readonly<Record<string, readonly Step[]>> = {
  'types of web': [{ program: 'react-router', given: ['typegen'], folder: 'web' }, types('web')],
  'types of server': [types('server')],
  'types of contracts, persian': [types('contracts'), types('persian')],
  'types of tools, tests': [types('.')],
  promises: [{ program: 'oxlint', given: ['--type-aware', '--deny-warnings', '--format=unix'] }],
  'format and lint': [
    { program: 'biome', given: ['ci', '--error-on-warnings', '--reporter=github', '--max-diagnostics=none'] },
  ],
}
