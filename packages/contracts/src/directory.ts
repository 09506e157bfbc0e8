/** Project types that a listing may have (spec §9). The tabs of the directory add `Semua` and `Terbaru`. */
export const projectTypes = [
  'Startup',
  'E-commerce',
  'Mobile App',
  'Web Development',
  'Marketing',
  'Desain',
  'Konsultasi',
  'Lainnya',
] as const;
export type ProjectType = (typeof projectTypes)[number];

/** Tabs of /cari-project (spec §9); `Terbaru` applies no filter. */
export const projectTabs = ['Semua', 'Terbaru', ...projectTypes] as const;
export type ProjectTab = (typeof projectTabs)[number];

/** Skills that a project can ask for (spec §9). */
export const projectSkills = [
  'Marketing',
  'Desain Grafis',
  'Web Development',
  'Mobile Development',
  'UI/UX Design',
  'Content Writing',
  'SEO',
  'Social Media',
  'Finance',
  'Business Development',
  'Project Management',
  'Data Analysis',
] as const;
export type ProjectSkill = (typeof projectSkills)[number];

/** Main skills of a business contact (spec §5). */
export const contactSkills = ['Marketing', 'Desain', 'Teknologi', 'Keuangan', 'Bisnis', 'Lainnya'] as const;
export type ContactSkill = (typeof contactSkills)[number];

/** Tabs of /cari-relasi (spec §9); `Terbaru` applies no filter. */
export const contactTabs = ['Semua', 'Terbaru', ...contactSkills] as const;
export type ContactTab = (typeof contactTabs)[number];

/** Kinds of reward that a project offers its team-mates. */
export const rewardTypes = ['Dibayar', 'Bagi hasil', 'Relawan', 'Lomba'] as const;
export type RewardType = (typeof rewardTypes)[number];

export const applicationStatuses = ['pending', 'accepted', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Shown where a listing leaves the optional field empty (spec §9). */
export const defaultBudgetText = 'Budget belum ditentukan';
/** Shown where a listing leaves the optional field empty (spec §9). */
export const defaultTimelineText = 'Timeline fleksibel';

/** Skeleton cards while a list loads (spec §9). */
export const contactSkeletonCount = 4;
export const applicationSkeletonCount = 4;
export const projectSkeletonCount = 6;
