/**
 * What Open Badges 3.0 asks of an AchievementCredential, written down from the data model of the standard
 * (https://www.imsglobal.org/spec/ob/v3p0, appendix B), for the classes and fields that we use; what the standard does
 * not know of is refused where it says so.
 */
const uri = { type: 'string', format: 'uri' } as const
const text = { type: 'string' } as const
const moment = { type: 'string', format: 'date-time' } as const
const typed = (name: string) =>
  ({ type: 'array', minItems: 1, items: text, contains: { const: name } }) as const

const object = (required: readonly string[], properties: Record<string, unknown>) =>
  ({ type: 'object', required, properties, additionalProperties: false }) as const

const profile = {
  ...object(['id', 'type'], { id: uri, type: typed('Profile'), name: text, url: uri, description: text }),
} as const

const resultTypes = [
  'GradePointAverage',
  'LetterGrade',
  'Percent',
  'PerformanceLevel',
  'PredictedScore',
  'RawScore',
  'Result',
  'RubricCriterion',
  'RubricCriterionLevel',
  'RubricScore',
  'ScaledScore',
  'Status',
]

const achievement = object(['id', 'type', 'criteria', 'description', 'name'], {
  id: uri,
  type: typed('Achievement'),
  achievementType: { enum: ['Certificate', 'CertificateOfCompletion', 'Course', 'Badge', 'Assessment'] },
  name: text,
  description: text,
  criteria: object([], { id: uri, narrative: text }),
  inLanguage: { type: 'string', pattern: '^[a-z]{2,4}(-[A-Za-z0-9]+)*$' },
  resultDescription: {
    type: 'array',
    items: object(['id', 'type', 'name', 'resultType'], {
      id: uri,
      type: typed('ResultDescription'),
      name: text,
      resultType: { enum: resultTypes },
    }),
  },
})

const subject = {
  ...object(['type', 'achievement'], {
    id: uri,
    type: typed('AchievementSubject'),
    achievement,
    identifier: {
      type: 'array',
      minItems: 1,
      items: object(['type', 'hashed', 'identityHash', 'identityType'], {
        type: { const: 'IdentityObject' },
        hashed: { type: 'boolean' },
        identityHash: text,
        identityType: { enum: ['name', 'emailAddress', 'systemId'] },
      }),
    },
    result: {
      type: 'array',
      items: object(['type'], { type: typed('Result'), resultDescription: uri, value: text }),
    },
  }),
  // Whom it is about is said by an id or by an identifier.
  anyOf: [{ required: ['id'] }, { required: ['identifier'] }],
}

export const openBadgeSchema = object(
  ['@context', 'id', 'type', 'credentialSubject', 'issuer', 'validFrom'],
  {
    '@context': {
      type: 'array',
      minItems: 2,
      items: [
        { const: 'https://www.w3.org/ns/credentials/v2' },
        {
          type: 'string',
          pattern: '^https://purl\\.imsglobal\\.org/spec/ob/v3p0/context(-3\\.0\\.[0-9]+)*\\.json$',
        },
      ],
      additionalItems: uri,
    },
    id: uri,
    type: {
      type: 'array',
      minItems: 2,
      items: text,
      allOf: [
        { contains: { const: 'VerifiableCredential' } },
        { contains: { enum: ['OpenBadgeCredential', 'AchievementCredential'] } },
      ],
    },
    name: text,
    issuer: profile,
    validFrom: moment,
    validUntil: moment,
    credentialSubject: subject,
    credentialStatus: object(['id', 'type'], { id: uri, type: text }),
    proof: object(['type', 'cryptosuite', 'created', 'verificationMethod', 'proofPurpose', 'proofValue'], {
      type: { const: 'DataIntegrityProof' },
      cryptosuite: { const: 'eddsa-rdfc-2022' },
      created: moment,
      verificationMethod: uri,
      proofPurpose: { const: 'assertionMethod' },
      proofValue: { type: 'string', pattern: '^z[1-9A-HJ-NP-Za-km-z]+$' },
    }),
  },
)
