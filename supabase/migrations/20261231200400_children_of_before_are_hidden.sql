-- The same for those who are below 13 and without a guardian's consent already.
select private.follow_hiding(a.user_id) from public.member_ages as a
where a.birth_year >= extract(year from now())::integer - 14 and not private.may(a.user_id, 'act');

update private.data_periods set purpose = 'Melindungi anggota lain, dan menyembunyikan akun yang dijeda atau menunggu persetujuan wali',
  period = 'sampai blokir, jeda, atau masa tunggu itu berakhir'
where data = 'blokir akun';
