import { z } from 'zod'
import { readXmlTree, xmlDecoder } from '#platform/xml'
import { holder } from '../../xml-holder.ts'
import { BadPackage } from '../bad-package.ts'

const mostBytes = 8 * 1024 * 1024
/** Enough for items nested twenty deep, which no real manifest exceeds. */
const limits = { depth: 60, attributes: 50, tags: 300_000, bare: true }

const text = z.preprocess((value) => {
  const own =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)['#text'] : value
  return typeof own === 'string' ? own.trim() : ''
}, z.string())

const word = z.string().optional()

/** All tags of one name; an empty tag counts as none. */
const many = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) =>
      (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'object' && one !== null),
    z.array(item),
  )

const measure = z
  .object({
    primaryObjective: z.object({ minNormalizedMeasure: text.optional() }).optional().catch(undefined),
  })
  .optional()
  .catch(undefined)

const sequencing = z.object({
  '@ID': word,
  '@IDRef': word,
  controlMode: z.object({ '@choice': word, '@forwardOnly': word }).optional().catch(undefined),
  deliveryControls: z.object({ '@completionSetByContent': word }).optional().catch(undefined),
  objectives: measure,
})
export type Sequencing = z.output<typeof sequencing>

const ownSequencing = sequencing.optional().catch(undefined)

export interface Item {
  readonly '@identifier'?: string | undefined
  readonly '@identifierref'?: string | undefined
  readonly '@isvisible'?: string | undefined
  readonly '@parameters'?: string | undefined
  readonly title: string
  readonly masteryscore: string
  readonly datafromlms: string
  readonly dataFromLMS: string
  readonly maxtimeallowed: string
  readonly timelimitaction: string
  readonly timeLimitAction: string
  readonly completionThreshold: string
  readonly sequencing?: Sequencing | undefined
  readonly item: readonly Item[]
}

const item: z.ZodType<Item> = z.object({
  '@identifier': word,
  '@identifierref': word,
  '@isvisible': word,
  '@parameters': word,
  title: text,
  masteryscore: text,
  datafromlms: text,
  dataFromLMS: text,
  maxtimeallowed: text,
  timelimitaction: text,
  timeLimitAction: text,
  completionThreshold: text,
  sequencing: ownSequencing,
  get item() {
    return many(item)
  },
})

const resource = z.object({
  '@identifier': word,
  '@href': word,
  '@base': word,
  '@scormtype': word,
  '@scormType': word,
})
export type Resource = z.output<typeof resource>

const organization = z.object({
  '@identifier': word,
  title: text,
  item: many(item),
  sequencing: ownSequencing,
})

const manifest = z.object({
  manifest: z.object({
    '@base': word,
    metadata: holder({ schemaversion: text }),
    organizations: holder({ '@default': word, organization: many(organization) }),
    /** Shared settings, to which items refer by their ids. */
    sequencingCollection: holder({ sequencing: many(sequencing) }).catch({
      sequencing: [],
    }),
    resources: holder({ '@base': word, resource: many(resource) }),
  }),
})
export type ManifestXml = z.output<typeof manifest>['manifest']

/** Parses a manifest; anything else throws BadPackage. XML entities are never fetched or expanded. */
export async function parseManifest(
  bytes: Uint8Array,
): Promise<{ readonly xml: ManifestXml; readonly raw: string }> {
  if (bytes.length > mostBytes) throw new BadPackage('manifest-damaged')
  try {
    const raw = xmlDecoder(bytes).decode(bytes)
    return { xml: manifest.parse(await readXmlTree([raw], limits)).manifest, raw }
  } catch (cause) {
    throw new BadPackage('manifest-damaged', cause)
  }
}
