import { resolve } from 'node:path'
import { partBorders } from './checks/borders.ts'
import { browserSchemas } from './checks/browser-schemas.ts'
import { clocks } from './checks/clocks.ts'
import { contracts } from './checks/contracts.ts'
import { contrast } from './checks/contrast.ts'
import { cursors } from './checks/cursors.ts'
import { cycles } from './checks/cycles.ts'
import { directions } from './checks/directions.ts'
import { documents } from './checks/documents.ts'
import { doors } from './checks/doors.ts'
import { fakes } from './checks/fakes.ts'
import { firstLoad } from './checks/first-load.ts'
import { folderCycles } from './checks/folder-cycles.ts'
import { formatting } from './checks/formatting.ts'
import { forms } from './checks/forms.ts'
import { graph } from './checks/graph.ts'
import { handedOver } from './checks/handed-over.ts'
import { house } from './checks/house.ts'
import { kinds } from './checks/kinds.ts'
import { licences } from './checks/licences.ts'
import { lists } from './checks/lists.ts'
import { lock } from './checks/lock.ts'
import { migrations } from './checks/migrations.ts'
import { names } from './checks/names.ts'
import { refusedWords } from './checks/refused-words.ts'
import { schema } from './checks/schema.ts'
import { screenWords } from './checks/screen-words.ts'
import { scriptCircles } from './checks/script-circles.ts'
import { settings } from './checks/settings.ts'
import { sizes } from './checks/sizes.ts'
import { suppressions } from './checks/suppressions.ts'
import { tables } from './checks/tables.ts'
import { terminal } from './checks/terminal.ts'
import { words } from './checks/words.ts'
import type { Step } from './commands.ts'
import type { Check } from './tree.ts'

/** Checks that read the files of the repository. */
export const fileChecks: Readonly<Record<string, Check>> = {
  graph,
  'handed over': handedOver,
  'borders of parts': partBorders,
  tables,
  migrations,
  schema,
  contracts,
  forms,
  cursors,
  lists,
  'words on screens': screenWords,
  'refused words': refusedWords,
  terminal,
  glossary: words,
  documents,
  house,
  cycles,
  'folder cycles': folderCycles,
  doors,
  kinds,
  names,
  sizes,
  settings,
  suppressions,
  clocks,
  fakes,
  directions,
  formatting,
  contrast,
  lock,
  licences,
}

/** Checks of the built web: they run only when they are named, after a build. */
export const buildChecks: Readonly<Record<string, Check>> = {
  'first load': firstLoad,
  'circles of scripts': scriptCircles,
  'schemas in browsers': browserSchemas,
}

/**
 * Stores the compiler's results beside the packages, so that the next run checks only what has changed. One checker:
 * each of several works out the same schemas for itself, which costs three times the processor and no less time where
 * two programs run at once.
 */
const types = (folder: string, name: string): Step => ({
  program: 'tsc',
  given: [
    ...['-p', folder, '--pretty', 'false', '--checkers', '1'],
    ...['--incremental', '--tsBuildInfoFile', resolve(`node_modules/.cache/types/${name}.tsbuildinfo`)],
  ],
})

/** Checks that run programs; several steps run one after another. The longest first, so that both cores stay busy. */
export const commandChecks: Readonly<Record<string, readonly Step[]>> = {
  types: [types('.', 'all')],
  'types of web': [{ program: 'react-router', given: ['typegen'], folder: 'web' }, types('web', 'web')],
  promises: [{ program: 'oxlint', given: ['--type-aware', '--deny-warnings', '--format=unix'] }],
  'format and lint': [
    { program: 'biome', given: ['ci', '--error-on-warnings', '--reporter=github', '--max-diagnostics=none'] },
  ],
}
