import { cleanLine, withSignsAtNames } from '@arvand/persian/clean-text'
import { localDigits } from '@arvand/persian/digits'
import { BadPackage } from '../bad-package.ts'
import type { LeftOut, Manifest, Part, Standard } from './manifest.ts'
import { type Item, type ManifestXml, parseManifest, type Resource } from './manifest-xml.ts'
import { pathOf } from './path-in-package.ts'
import {
  contentSetsCompletion,
  type GroupSequencing,
  type Settings,
  sequencingWithin,
  unrestricted,
} from './sequencing.ts'

/** Far more than any real package has; a manifest with more is refused. */
const mostParts = 2000
const mostItems = 10_000
const mostDepth = 20

/**
 * Reads a manifest of SCORM 1.2 or 2004: the parts that learners open, in order, and what is left out. `named`
 * gives the path under which the package holds a file, for one that may be spelt another way. Throws BadPackage.
 */
export async function readManifest(
  bytes: Uint8Array,
  named: (path: string) => string | undefined,
): Promise<Manifest> {
  const { xml, raw } = await parseManifest(bytes)
  const reading = readingOf(xml, named)
  const { '@default': wanted, organization: all } = xml.organizations
  const organization = all.find((one) => one['@identifier'] === wanted) ?? all[0]
  const top = { depth: 0, ways: sequencingWithin(reading.settings, organization?.sequencing) }
  for (const item of organization?.item ?? []) takeItem(reading, item, top)
  if (!organization) takeResources(reading)
  // When all parts are hidden they are shown, because the package would be empty otherwise.
  const parts = reading.parts.length > 0 ? reading.parts : reading.hidden
  if (parts === reading.parts) for (const { title } of reading.hidden) leave(reading, 'hidden', title)
  for (const other of all) if (other !== organization) leave(reading, 'other-organizations', other.title)
  const title = withSignsAtNames(cleanLine(organization?.title ?? '')).slice(0, 300)
  if (/<(?:\w+:)?sequencingRules\b/.test(raw)) leave(reading, 'sequencing', title)
  const { standard, leftOut } = reading
  if (parts.length === 0) throw new BadPackage(whyNothing(leftOut))
  return { standard, title: title || (parts[0]?.title ?? ''), parts, leftOut }
}

/** Why there is nothing to open: all parts are on other servers, or the manifest names none. */
const whyNothing = (leftOut: readonly LeftOut[]) =>
  leftOut.some(({ reason }) => reason === 'outer-address') ? 'all-outside' : 'nothing-to-open'

interface Reading {
  readonly xml: ManifestXml
  readonly standard: Standard
  readonly named: (path: string) => string | undefined
  /** A map, because a manifest of many items looks them up often; of two with one id the first counts. */
  readonly resources: ReadonlyMap<string, Resource>
  readonly settings: Settings
  readonly parts: Part[]
  /** Parts of items that the list of the package does not show. */
  readonly hidden: Part[]
  readonly leftOut: LeftOut[]
  /** How often each identifier was wanted. */
  readonly names: Map<string, number>
  items: number
}

const readingOf = (xml: ManifestXml, named: Reading['named']): Reading => ({
  xml,
  named,
  standard: standardOf(xml),
  resources: byName(xml.resources.resource, (one) => one['@identifier']),
  settings: byName(xml.sequencingCollection.sequencing, (one) => one['@ID']),
  parts: [],
  hidden: [],
  leftOut: [],
  names: new Map(),
  items: 0,
})

const byName = <One>(all: readonly One[], nameOf: (one: One) => string | undefined): Map<string, One> =>
  new Map(
    all.toReversed().flatMap((one) => {
      const name = nameOf(one)
      return name === undefined ? [] : [[name, one] as const]
    }),
  )

/** The standard by the version that the manifest names, else by the spelling of its attributes. */
function standardOf({ metadata, resources }: ManifestXml): Standard {
  const said = metadata.schemaversion
  if (/2004|1\.3/.test(said)) return '2004'
  if (/^1\.[12]/.test(said)) return '1.2'
  return resources.resource.some((one) => one['@scormType'] !== undefined) ? '2004' : '1.2'
}

/** Depth of an item, and how a learner moves among the items of its group. */
interface Place {
  readonly depth: number
  readonly ways: GroupSequencing
}

function takeItem(reading: Reading, item: Item, { depth, ways }: Place): void {
  const title = withSignsAtNames(cleanLine(item.title)).slice(0, 300)
  const { parts, hidden } = reading
  if (depth > mostDepth || ++reading.items > mostItems || parts.length + hidden.length >= mostParts)
    throw new BadPackage('manifest-damaged')
  const wanted = item['@identifierref']
  if (wanted !== undefined && wanted !== '') {
    const resource = reading.resources.get(wanted)
    if (!resource) leave(reading, 'unknown-resource', title || wanted)
    else takePart(reading, resource, { title, depth, item, ways })
  }
  const below = { depth: depth + 1, ways: sequencingWithin(reading.settings, item.sequencing, ways) }
  for (const inner of item.item) takeItem(reading, inner, below)
}

/** For a package without a list of items: its SCOs in the order of its resources. */
function takeResources(reading: Reading): void {
  for (const resource of reading.xml.resources.resource.slice(0, mostParts))
    if (kindOf(resource) === 'sco') takePart(reading, resource, { title: '', depth: 0, ways: unrestricted })
  if (reading.parts.length > 0) leave(reading, 'no-organization', '')
}

interface Wish extends Place {
  readonly title: string
  readonly item?: Item
}

function takePart(reading: Reading, resource: Resource, { title, depth, item, ways }: Wish): void {
  const bases = [reading.xml['@base'], reading.xml.resources['@base'], resource['@base']]
  const found = pathOf(resource['@href'] ?? '', bases)
  const subject = title || (resource['@href'] ?? '')
  if (!found) return void leave(reading, 'outer-address', subject)
  const path = reading.named(found.path)
  if (path === undefined) return void leave(reading, 'missing-file', subject)
  const identifier = freeName(reading, item?.['@identifier'] ?? resource['@identifier'] ?? path)
  const kind = kindOf(resource)
  // A hidden item hides only itself, never the items within it (SCORM 2004 CAM 3.4.1.8).
  const list = /^(false|0)$/i.test(item?.['@isvisible'] ?? '') ? reading.hidden : reading.parts
  list.push({
    identifier,
    title: title || `بخش ${localDigits(list.length + 1)}`,
    depth,
    kind,
    href: withParameters(found.hrefOf(path), item?.['@parameters']),
    ...ways,
    tellsCompletion: contentSetsCompletion(reading.settings, item?.sequencing),
    given: item && kind === 'sco' ? givenTo(item, reading.standard) : {},
  })
}

const kindOf = (resource: Resource): Part['kind'] =>
  (resource['@scormtype'] ?? resource['@scormType'] ?? '').toLowerCase() === 'sco' ? 'sco' : 'asset'

/** Two items with one identifier are not allowed, but such packages exist: the second gets a number. */
function freeName({ names }: Reading, wanted: string): string {
  const short = wanted.slice(0, 240)
  let [nth, name] = [names.get(short) ?? 0, short]
  do {
    nth += 1
    name = nth === 1 ? short : `${short} ${nth}`
  } while (nth > 1 && names.has(name))
  names.set(short, nth)
  if (name !== short) names.set(name, 1)
  return name
}

/** Adds the parameters of an item to its address as SCORM 1.2, 2.3.2.1 and 2004 CAM 3.4.1.8 say. */
function withParameters(href: string, parameters = ''): string {
  const rest = parameters.replace(/^[?&]+/, '')
  if (rest === '') return href
  if (rest.startsWith('#')) return href.includes('#') ? href : `${href}${rest}`
  return `${href}${href.includes('?') ? '&' : '?'}${rest}`
}

function givenTo(item: Item, standard: Standard): Record<string, string> {
  const measured = item.sequencing?.objectives?.primaryObjective?.minNormalizedMeasure ?? ''
  const all =
    standard === '1.2'
      ? {
          'cmi.launch_data': item.datafromlms,
          'cmi.student_data.mastery_score': item.masteryscore,
          'cmi.student_data.max_time_allowed': item.maxtimeallowed,
          'cmi.student_data.time_limit_action': item.timelimitaction,
        }
      : {
          'cmi.launch_data': item.dataFromLMS,
          'cmi.scaled_passing_score': measured,
          'cmi.completion_threshold': item.completionThreshold,
          'cmi.time_limit_action': item.timeLimitAction,
        }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

function leave({ leftOut }: Reading, reason: LeftOut['reason'], subject: string): void {
  if (leftOut.length < 200) leftOut.push({ reason, subject: subject.slice(0, 300) })
}
