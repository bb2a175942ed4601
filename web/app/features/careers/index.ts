export { Moves } from './moves.tsx'
export { PersonSkills } from './person-skills.tsx'
export { ResumePaper } from './resume-paper.tsx'
export {
  companyStateTones,
  companyStateWords,
  companyWords,
  jobStateTones,
  jobStateWords,
  jobWords,
  kindWords,
  roleWords,
  sizeWords,
  stageTones,
  stageWords,
} from './words.ts'
