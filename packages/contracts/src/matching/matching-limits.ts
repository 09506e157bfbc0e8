/** Bounds of the forms about matching; the database has the same. */
export const skillsMax = 12;
export const interestsMax = 10;
export const languagesMax = 8;
export const rolesMax = 10;
export const skillNameMax = 60;
export const languageNameMax = 40;
export const roleTaskMax = 160;
