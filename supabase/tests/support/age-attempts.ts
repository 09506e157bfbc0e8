/** What each age tries, and what comes of it. `:name` stands for an id of the fixture in ages.db.test.ts. */
/** The columns of private.age_rules. */
export const groups = ['unstated', 'child', 'child_confirmed', 'teen', 'teen_confirmed', 'adult'] as const;
export type Group = (typeof groups)[number];
/** What one statement gives each group: 'ok', or the hint or SQLSTATE of its refusal. */
type Cells = readonly [string, string, string, string, string, string];

/** What a member of a group does, or what is done to one; each is rolled back. */
export const attempts: Record<
  string,
  { as: 'member' | 'adult' | 'admin' | 'operator'; sql: string; cells: Cells }
> = {
  'applies to a project': {
    as: 'member',
    sql: `insert into public.project_applications (project_id, application_message) values (:adult_project, 'Halo') returning id`,
    cells: ['ok', 'guardian_needed', 'ok', 'guardian_needed', 'ok', 'ok'],
  },
  'publishes a project': {
    as: 'member',
    sql: `insert into public.project_listings (project_name, project_description, project_type, required_skills, contact_method, owner_name)
      values ('Kopi', 'Kopi keliling', 'Startup', '{SEO}', '081234567890', 'Pemilik') returning id`,
    cells: ['ok', 'guardian_needed', 'ok', 'guardian_needed', 'ok', 'ok'],
  },
  'publishes a contact': {
    as: 'member',
    sql: `insert into public.relasi_bisnis (name, main_skill, experience, vision, whatsapp)
      values ('Siti', 'Marketing', 'Jualan', 'Rekan', '081234567890') returning id`,
    cells: ['ok', 'age_limited', 'age_limited', 'age_limited', 'age_limited', 'ok'],
  },
  'says what matching reads': {
    as: 'member',
    sql: `update public.matching_profiles set goal = 'belajar' where user_id = auth.uid() returning user_id`,
    cells: ['age_needed', 'age_limited', 'age_limited', 'age_limited', 'age_limited', 'ok'],
  },
  'agrees to the weekly mail': {
    as: 'member',
    sql: `insert into public.weekly_mail_consents (user_id) values (auth.uid()) returning user_id`,
    cells: ['age_needed', 'age_limited', 'age_limited', 'age_limited', 'age_limited', 'ok'],
  },
  'reads who was given the own number': {
    as: 'member',
    sql: `select * from public.list_number_views()`,
    cells: ['ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
  },
  'adds a picture': {
    as: 'member',
    sql: `insert into storage.objects (bucket_id, name) values ('foto-profil', auth.uid() || '/a.png') returning id`,
    cells: ['ok', 'age_limited', 'age_limited', 'age_limited', 'age_limited', 'ok'],
  },
  'adds a picture by a signed address': {
    as: 'operator',
    sql: `insert into storage.objects (bucket_id, name) values ('gambar-proyek', :member || '/a.png') returning id`,
    cells: ['ok', 'age_limited', 'age_limited', 'age_limited', 'age_limited', 'ok'],
  },
  'shares an idea': {
    as: 'member',
    sql: `select public.share_idea(:idea::uuid)`,
    cells: ['age_needed', 'age_limited', 'age_limited', 'age_limited', 'age_limited', 'ok'],
  },
  'publishes a sales page': {
    as: 'operator',
    sql: `select public.publish_sales_page(:member::uuid, :idea::uuid, 'kopi-susu', 'Kopi susu', 'Kopi susu botolan untuk teman kuliah',
      '', '', '[{"name":"Kopi","price":12000,"unit":"botol"}]', null, false, false, '{}')`,
    cells: ['age_needed', 'age_limited', 'age_limited', 'age_limited', 'age_limited', 'ok'],
  },
  'opens a contact of an adult': {
    as: 'member',
    sql: `select * from public.reveal_contact('relasi', :adult_contact::uuid)`,
    cells: ['ok', 'age_limited', 'age_limited', 'age_limited', 'age_limited', 'ok'],
  },
  'opens the contact of a project': {
    as: 'member',
    sql: `select * from public.reveal_contact('project', :adult_project::uuid)`,
    cells: ['ok', 'age_limited', 'age_limited', 'age_limited', 'age_limited', 'ok'],
  },
  'has the contact of the own project opened by an adult': {
    as: 'adult',
    sql: `select * from public.reveal_contact('project', :project::uuid)`,
    // What a child publishes is not there while no guardian agrees.
    cells: ['ok', 'not_found', 'contact_hidden', 'contact_hidden', 'contact_hidden', 'ok'],
  },
  'asks an adult of the directory for a conversation': {
    as: 'member',
    sql: `select public.open_thread('contact', :adult_contact::uuid)`,
    cells: ['age_needed', 'age_limited', 'age_limited', 'age_limited', 'age_limited', 'ok'],
  },
  'invites an adult': {
    as: 'member',
    sql: `select public.invite_person(:project::uuid, :adult::uuid)`,
    cells: ['age_needed', 'age_limited', 'age_limited', 'age_limited', 'age_limited', 'ok'],
  },
  'is invited by an adult': {
    as: 'adult',
    sql: `select public.invite_person(:adult_project::uuid, :member::uuid)`,
    cells: ['not_findable', 'not_findable', 'not_findable', 'not_findable', 'not_findable', 'ok'],
  },
  'writes in the conversation of an application': {
    as: 'operator',
    sql: `select public.send_message(:member::uuid, :thread::uuid, gen_random_uuid(), 'Halo')`,
    cells: ['age_needed', 'guardian_needed', 'ok', 'ok', 'ok', 'ok'],
  },
  'is written to in the conversation of an application': {
    as: 'operator',
    sql: `select public.send_message(:adult::uuid, :thread::uuid, gen_random_uuid(), 'Halo')`,
    cells: ['contact_hidden', 'contact_hidden', 'ok', 'ok', 'ok', 'ok'],
  },
  'writes in a conversation that began otherwise': {
    as: 'operator',
    sql: `select public.send_message(:member::uuid, :outside::uuid, gen_random_uuid(), 'Halo')`,
    cells: ['age_needed', 'age_limited', 'age_limited', 'age_limited', 'age_limited', 'ok'],
  },
  'is written to in a conversation that began otherwise': {
    as: 'operator',
    sql: `select public.send_message(:adult::uuid, :outside::uuid, gen_random_uuid(), 'Halo')`,
    cells: ['contact_hidden', 'contact_hidden', 'contact_hidden', 'contact_hidden', 'contact_hidden', 'ok'],
  },
  'shares the own contact': {
    as: 'member',
    sql: `select public.share_contact(:thread::uuid, true)`,
    cells: ['age_needed', 'age_limited', 'age_limited', 'age_limited', 'age_limited', 'ok'],
  },
  'is offered the contact of an adult': {
    as: 'adult',
    sql: `select public.share_contact(:thread::uuid, true)`,
    cells: ['contact_hidden', 'contact_hidden', 'contact_hidden', 'contact_hidden', 'contact_hidden', 'ok'],
  },
  'is seen by number and mail after the application was accepted': {
    as: 'adult',
    sql: `select * from public.get_thread_contact(:thread::uuid)`,
    cells: ['ok', 'consent_missing', 'consent_missing', 'consent_missing', 'consent_missing', 'ok'],
  },
  'sees number and mail after the application was accepted': {
    as: 'member',
    sql: `select * from public.get_thread_contact(:thread::uuid)`,
    cells: ['ok', 'consent_missing', 'consent_missing', 'consent_missing', 'consent_missing', 'ok'],
  },
  'withdraws coins': {
    as: 'member',
    sql: `select public.withdraw_coins()`,
    cells: ['ok', 'guardian_needed', 'ok', 'guardian_needed', 'ok', 'ok'],
  },
  'is paid by the desk': {
    as: 'admin',
    sql: `select public.admin_mark_voucher_paid(:voucher::uuid, 'transfer')`,
    cells: ['ok', 'guardian_needed', 'ok', 'guardian_needed', 'ok', 'ok'],
  },
  'orders Premium': {
    as: 'operator',
    sql: `select private.open_payment_order(:buyer::uuid, 'sandbox')`,
    cells: ['ok', 'guardian_needed', 'ok', 'guardian_needed', 'ok', 'ok'],
  },
  'has an entry in the directory brought back by the desk': {
    as: 'admin',
    sql: `select public.admin_restore_content(:deleted::uuid)`,
    cells: ['ok', 'age_limited', 'age_limited', 'age_limited', 'age_limited', 'ok'],
  },
  'writes an update of the own project': {
    as: 'member',
    sql: `insert into public.project_updates (project_id, body) values (:project, 'Kabar') returning id`,
    cells: ['ok', 'guardian_needed', 'ok', 'guardian_needed', 'ok', 'ok'],
  },
  'has the own name shown in a team': {
    as: 'member',
    sql: `select public.show_in_team(:adult_project::uuid, true)`,
    cells: ['age_needed', 'age_limited', 'age_limited', 'age_limited', 'age_limited', 'not_found'],
  },
  'asks for a code of the campus': {
    as: 'member',
    sql: `select public.request_campus_code('murid@ui.ac.id')`,
    cells: ['ok', 'guardian_needed', 'ok', 'ok', 'ok', 'ok'],
  },
  'types a code of the campus': {
    as: 'member',
    sql: `select public.confirm_campus_code('123456')`,
    cells: ['ok', 'guardian_needed', 'ok', 'ok', 'ok', 'ok'],
  },
  'opens a page of their own': {
    as: 'member',
    sql: `insert into public.public_profiles (is_public) values (true) returning user_id`,
    cells: ['age_needed', 'age_limited', 'age_limited', 'age_limited', 'age_limited', 'ok'],
  },
  'asks buyers by a link': {
    as: 'operator',
    sql: `select public.open_interview(:member::uuid, :idea::uuid, '{Apa}')`,
    cells: ['age_needed', 'age_limited', 'age_limited', 'age_limited', 'age_limited', 'ok'],
  },
  'publishes a contact that is asked by messages first': {
    as: 'member',
    sql: `insert into public.relasi_bisnis (name, main_skill, experience, vision, whatsapp, via_messages)
      values ('Siti', 'Marketing', 'Jualan', 'Rekan', '081234567890', true) returning id`,
    cells: ['age_needed', 'age_limited', 'age_limited', 'age_limited', 'age_limited', 'ok'],
  },
  'agrees to what the team wrote down': {
    as: 'member',
    sql: `select public.confirm_agreement(:taken::uuid, :hash)`,
    cells: ['age_needed', 'guardian_needed', 'ok', 'guardian_needed', 'ok', 'ok'],
  },
  'says that the work is finished': {
    as: 'member',
    sql: `select public.say_finished(:seat::uuid)`,
    cells: ['age_needed', 'guardian_needed', 'ok', 'guardian_needed', 'ok', 'ok'],
  },
  'adds a picture to a conversation': {
    as: 'member',
    sql: `insert into storage.objects (bucket_id, name) values ('gambar-pesan', auth.uid() || '/' || :thread || '/' || gen_random_uuid() || '.webp') returning id`,
    cells: ['age_needed', 'age_limited', 'age_limited', 'age_limited', 'age_limited', 'ok'],
  },
  'is sent a picture by an adult': {
    as: 'adult',
    sql: `insert into storage.objects (bucket_id, name) values ('gambar-pesan', auth.uid() || '/' || :thread || '/' || gen_random_uuid() || '.webp') returning id`,
    cells: ['contact_hidden', 'contact_hidden', 'contact_hidden', 'contact_hidden', 'contact_hidden', 'ok'],
  },
  'gets a session': {
    as: 'operator',
    sql: `insert into auth.sessions (user_id) values (:member::uuid) returning id`,
    cells: ['ok', 'guardian_needed', 'ok', 'ok', 'ok', 'ok'],
  },
};

/** Each function of the database that asks what an age may do, with the attempts that show it, or the title of the test that does. */
export const shownBy: Readonly<Record<string, readonly string[] | string>> = {
  may_reach: ['is seen by number and mail after the application was accepted'],
  require_may: ['withdraws coins'],
  // The trigger of every table in which an age may have no row.
  require_age: [
    'publishes a project',
    'publishes a contact',
    'says what matching reads',
    'opens a page of their own',
    'agrees to the weekly mail',
  ],
  protect_young: 'below 18: what is public goes',
  require_guardian_for_session: ['gets a session'],
  state_age: 'below 13: not without a guardian, and the sessions end',
  revoke_guardian: 'below 13 the sessions end',
  admin_correct_birth_year: 'a member whose year the desk puts right is found nowhere any more',
  confirm_agreement: ['agrees to what the team wrote down'],
  say_finished: ['says that the work is finished'],
  prepare_application: ['applies to a project'],
  release_numbers:
    'no application of a member below 18 holds number or e-mail, and a referrer sees no address',
  request_campus_code: ['asks for a code of the campus'],
  confirm_campus_code: ['types a code of the campus'],
  purge_guardians:
    'an account of 13 that is paused, banned without end or hidden anyway is not written anew each hour',
  change_voucher: ['is paid by the desk'],
  withdraw_coins: ['withdraws coins'],
  send_message: [
    'writes in the conversation of an application',
    'writes in a conversation that began otherwise',
  ],
  share_contact: ['shares the own contact', 'is offered the contact of an adult'],
  picture_refusal: ['adds a picture to a conversation', 'is sent a picture by an adult'],
  may_see_message_picture:
    'a page, signs, a sales page, a picture and the weekly mail are of adults alone, whatever rows say',
  require_picture: ['adds a picture to a conversation'],
  contact_is_agreed: ['sees number and mail after the application was accepted'],
  open_thread: ['asks an adult of the directory for a conversation'],
  invite_person: ['invites an adult'],
  reveal_contact: ['opens a contact of an adult', 'has the contact of the own project opened by an adult'],
  share_idea: ['shares an idea'],
  open_interview: ['asks buyers by a link'],
  follow_hiding: 'what a child below 13 publishes is seen while a guardian agrees, and again from 13 on',
  is_findable: 'matching finds adults alone, whatever a profile says',
  admin_restore_content: ['has an entry in the directory brought back by the desk'],
  list_number_views: 'of a member below 18, who still sees who was given the own number',
  open_payment_order: ['orders Premium'],
  readable_profile:
    'a page, signs, a sales page, a picture and the weekly mail are of adults alone, whatever rows say',
  is_sales_page_seen:
    'a page, signs, a sales page, a picture and the weekly mail are of adults alone, whatever rows say',
  weekly_mail_address:
    'a page, signs, a sales page, a picture and the weekly mail are of adults alone, whatever rows say',
  get_referral_stats:
    'no application of a member below 18 holds number or e-mail, and a referrer sees no address',
  publish_sales_page: ['publishes a sales page'],
  may_add_picture: ['adds a picture'],
  limit_pictures: ['adds a picture by a signed address'],
  limit_updates: ['writes an update of the own project'],
  show_in_team: ['has the own name shown in a team'],
};
